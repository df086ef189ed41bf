// Chinese in traditional characters.
export default {
  title: '象棋', nav: '頁面', skip: '跳到棋盤', home: '首頁', settings: '設定', language: '語言',
  theme: '顏色', 'theme.auto': '跟隨裝置', 'theme.light': '淺色', 'theme.dark': '深色',
  pieces: '棋子', 'pieces.auto': '隨語言', 'pieces.traditional': '繁體字', 'pieces.simplified': '簡體字', 'pieces.letters': '字母',
  yes: '同意', no: '不同意', cancel: '取消', accept: '走這一步', dismiss: '不用', withdraw: '撤回', you: '你', someone: '某人', watcher: '觀眾', opponent: '對手',
  name: '你的名字', 'name.hint': '別人看到的名字',

  'home.title': '下象棋', 'home.lead': '象棋，以及會疊起來的攀爬棋：和電腦下，和朋友下，或者和線上的任何人下。',
  'lobby.title': '等待對手', 'lobby.none': '現在沒有人在等。來開第一局吧。', 'lobby.played': '可觀看的對局', 'lobby.nothing': '現在沒有可觀看的對局。',
  'lobby.mine': '你的對局', 'lobby.game': '第 {n} 局', 'lobby.join': '入座', 'lobby.watch': '觀看', 'lobby.yours': '你的對局', 'lobby.seat': '你是{seat}', 'lobby.plies': '已走 {n} 步',
  'new.variant': '哪種棋', 'new.against': '和誰下', 'new.computer': '電腦', 'new.person': '線上玩家', 'new.neighbor': '同一裝置',
  'new.level': '強度', 'new.seat': '你是', 'new.clock': '時鐘', 'new.listed': '顯示在大廳裡', 'new.start': '開始', 'new.invite': '開局等人', 'new.again': '再來一局',
  'seat.ANY': '隨機', 'seat.FIRST': '先手', 'seat.SECOND': '後手', 'seat.free': '空位', 'seat.computer': '電腦，{level}', 'seat.offer': '這局有一個空位。可以入座，也可以只觀看。',
  'level.beginner': '入門', 'level.easy': '容易', 'level.medium': '中等', 'level.hard': '困難', 'level.master': '大師',
  'clock.none': '不計時', 'clock.text': '{minutes} 分 + {seconds} 秒',

  'variant.xiangqi': '象棋', 'variant.xiangqi.note': '中國象棋', 'variant.climbing': '攀爬棋', 'variant.climbing.note': '疊子，暗子，四乘四',
  'option.rulebook': '重複局面', 'option.rulebook.casual': '休閒：重複者負', 'option.rulebook.none': '不管', 'option.rulebook.threefold-draw': '三次重複和棋', 'option.rulebook.perpetual-check-only': '長將負',
  'option.rulebook.computer': '電腦規則：長將長捉負', 'option.rulebook.wxf': '世界規則 (WXF)', 'option.rulebook.ucci-league': 'UCCI 聯賽', 'option.rulebook.cxa': '中國規則 (CXA)',
  'option.repetition': '重複和棋', 'option.repetition.0': '從不', 'option.repetition.3': '第三次', 'option.quiet': '無翻無吃和棋', 'option.quiet.0': '從不', 'option.quiet.40': '40 步後', 'option.quiet.60': '60 步後', 'option.quiet.100': '100 步後',

  'color.RED': '紅方', 'color.BLACK': '黑方',
  'kind.K': '將（帥）', 'kind.A': '士（仕）', 'kind.B': '象（相）', 'kind.R': '車', 'kind.N': '馬', 'kind.C': '炮', 'kind.P': '卒（兵）',
  'piece.red.K': '紅帥', 'piece.red.A': '紅仕', 'piece.red.B': '紅相', 'piece.red.R': '紅車', 'piece.red.N': '紅馬', 'piece.red.C': '紅炮', 'piece.red.P': '紅兵',
  'piece.black.K': '黑將', 'piece.black.A': '黑士', 'piece.black.B': '黑象', 'piece.black.R': '黑車', 'piece.black.N': '黑馬', 'piece.black.C': '黑砲', 'piece.black.P': '黑卒', 'piece.down': '暗子',

  board: '棋盤', 'board.empty': '空', 'board.on': '，下面是', 'board.selected': '已選', 'board.flip': '可以翻開', 'board.step': '可以走到', 'board.capture': '可以吃', 'board.check': '被將軍',
  'board.left': '向左轉', 'board.right': '向右轉', 'board.above': '俯視', 'choose.title': '登上去還是吃？', 'choose.step': '登上去', 'choose.capture': '吃子', 'choose.flip': '翻開',
  'live.move': '走了 {move}。', 'live.takes': '吃子。', 'live.check': '將軍。', captured: '被吃的子', bag: '未翻開：{n}', 'bag.empty': '全部翻開了。',
  'turn.yours': '輪到你走', 'turn.theirs': '對手在思考', 'turn.side': '輪到{side}。', watching: '你在觀看：可以在棋盤上演示你會走的一步。', check: '{side}被將軍。', waiting: '等待對手。把這個連結發給對方：', offline: '連接斷開，正在重試。',
  moves: '著法', 'moves.none': '還沒有走棋', notation: '記譜法', 'step.first': '到開頭', 'step.back': '後退一步', 'step.on': '前進一步', 'step.last': '到最後一步',
  'notation.uci': '坐標 h2e2', 'notation.uci1': '坐標 h3e3', 'notation.iccs': 'ICCS H2-E2', 'notation.wxf': 'WXF C2=5', 'notation.wxf-axf': 'AXF C2.5', 'notation.wxf-xqbase': 'XQBase C2.5', 'notation.chinese': '簡體 炮二平五', 'notation.chinese-traditional': '中文 炮二平五', 'notation.chinese-four': '四字記譜', 'notation.text': '坐標',

  'do.takeback': '悔棋', 'do.draw': '提和', 'do.claim': '要求和棋', 'do.resign': '認輸', 'do.flip': '翻轉棋盤', 'resign.sure': '認輸就輸了這一局。', 'draw.sure': '雙方都同意的話，本局以和棋結束。',
  'asks.TAKE_BACK': '{who}想悔棋。', 'asks.DRAW': '{who}提和。', 'asked.TAKE_BACK': '你請求悔棋。', 'asked.DRAW': '你提和了。',
  suggests: '{who}會走 {move}。', suggested: '你的著法已顯示在棋盤上。',
  'warn.title': '確定嗎？', 'warn.intro': '走 {move} 之後對局就結束：', 'warn.no': '換一步', 'warn.yes': '就走這步',

  'end.won': '{winner}勝。', 'end.drawn': '和棋。', 'end.claimable': '按規則，任何一方都可以要求和棋。', 'end.claimable.one': '按規則，{player}可以要求和棋。', 'end.undecided': '這裡規則需要裁判判定。可以繼續下，也可以雙方商定。', 'end.review': '用著法下面的箭頭復盤。',
  'reason.won.CHECKMATE': '將死。', 'reason.won.STALEMATE': '{loser}無子可動。', 'reason.won.REPETITION': '{loser}重複了局面。', 'reason.won.PERPETUAL_CHECK': '{loser}長將。', 'reason.won.PERPETUAL_CHASE': '{loser}長捉。', 'reason.won.PERPETUAL_THREAT': '{loser}步步威脅。', 'reason.won.RESIGNATION': '{loser}認輸。', 'reason.won.TIME': '{loser}超時。', 'reason.won.ARBITER': '裁判判定。',
  'reason.drawn.REPETITION': '局面重複。', 'reason.drawn.MOVE_LIMIT': '太久沒有吃子。', 'reason.drawn.MATERIAL': '雙方都不能取勝。', 'reason.drawn.AGREEMENT': '雙方同意。', 'reason.drawn.ARBITER': '裁判判定。', 'reason.drawn.STALEMATE': '無子可動。',
  'ruling.book': '依據：{book}。', 'ruling.plies': '判定的是第 {from} 到第 {to} 步。', 'ruling.moves': '每一步的性質', 'ruling.chase': '{from} 的{attacker}攻擊 {on} 的{victim}',
  'rule.repetition-draws': '局面出現的次數太多。', 'rule.repeater-loses': '造成局面多重複一次的一方負。', 'rule.move-limit': '這麼多步沒有吃子，對局結束。', 'rule.insufficient-material': '剩下的子太少。', 'rule.repetition': '同一方走棋時，同樣的疊子又出現了。', 'rule.quiet-plies': '這麼多步沒有翻子或吃子。',
  'conduct.PERPETUAL_CHECK': '{side}步步將軍。', 'conduct.PERPETUAL_CHASE': '{side}步步捉同一個子。', 'conduct.PERPETUAL_THREAT': '{side}步步是將、殺或捉。', 'conduct.ALLOWED': '{side}沒有犯規。', 'conduct.UNCLEAR': '{side}是否步步攻擊，需要搜索才能判斷。',
  'ply.CHECK': '將', 'ply.CHASE': '捉', 'ply.KILL': '殺', 'ply.IDLE': '閒', 'ply.UNCLEAR': '不明',

  deal: '洗棋證明', 'deal.before': '棋子在開局前已洗好。這個數字使伺服器不能更改；終局後人人都能驗證。', 'deal.commitment': '承諾（密文的 SHA-256）', 'deal.secret': '密文：從 a1 起的棋子，以及鹽', 'deal.good': '已在你的瀏覽器裡驗證：棋子與承諾一致，每次翻子都相符。', 'deal.bad': '棋子與承諾不一致。', 'deal.unknown': '瀏覽器在這裡不能驗證。密文的 SHA-256 應當等於承諾。',
  share: '分享與儲存', 'share.link': '複製連結', 'share.position': '此局面的連結', 'share.text': '複製局面文字', 'share.record': '下載 {format}', copied: '已複製。', 'copy.hand': '請複製：',
  'record.title': '棋譜', 'record.lead': '打開棋譜檔案：PGN、XQF、CBR、DhtmlXQ 等，或攀爬棋的記錄。', 'record.open': '打開檔案', 'record.game': '對局', 'record.result': '結果', 'record.problems': '關於檔案的說明：{n}', 'record.left': '此檔案中未顯示的對局：{n}',
  'header.Event': '賽事', 'header.Site': '地點', 'header.Date': '日期', 'header.Round': '輪次', 'header.Title': '標題', 'header.Red': '紅方', 'header.Black': '黑方', 'header.RedTeam': '紅方隊伍', 'header.BlackTeam': '黑方隊伍', 'header.Annotator': '評註', 'header.Author': '作者', 'header.First': '先手', 'header.Second': '後手', 'header.Result': '結果', 'header.Opening': '開局',
  'position.text': '局面文字', 'position.show': '顯示', 'position.play': '從這裡開始下', 'position.bad': '這不是可以下的局面。',

  'refused.late': '局面已經變了。', 'refused.not-your-turn': '還沒輪到你。', 'refused.not-a-player': '只有對局者可以這樣做。', 'refused.waiting': '兩個座位都有人後才開始。', 'refused.game-over': '對局已結束。', 'refused.seat-taken': '座位已被別人佔了。', 'refused.own-seat': '你在這局裡已有座位。', 'refused.no-such-game': '沒有這一局。', 'refused.rate': '太快了，請稍等。', 'refused.offline': '沒有連接到伺服器。', 'refused.store': '沒能儲存，所以沒有任何變化。', 'refused.busy': '現在對局太多。', 'refused.too-large': '太大了。', 'refused.computer-declines': '電腦想繼續下。', 'refused.nothing-to-take-back': '你沒有可以悔的棋。', 'refused.too-many': '這一步的建議已經夠多了。', 'refused.suggested': '已經有人建議過了。', 'refused.record': '這個檔案不能讀成棋譜。', 'refused.not-asked': '已經沒有這個請求了。', 'refused.not-yours': '這要由對方來回答。', 'refused.your-turn': '輪到你了：直接走吧。', 'refused.result-named': '建議不能預知翻出什麼棋子。', 'refused.clock': '沒有這樣的時鐘。', 'refused.level': '沒有這個強度。', 'refused.no-hello': '連線還沒有準備好。', 'refused.bad-command': '伺服器看不懂這個請求。', 'refused.failed': '沒有成功。',

  'how.link': '怎麼下', 'how.page.title': '在這個網頁上', 'how.page.1': '先點棋子，再點它要去的地方。用鍵盤：方向鍵和 Enter；[ 和 ] 前後翻看對局。', 'how.page.2': '有連結的人都可以觀看。不走棋的人可以演示一步：顯示為箭頭，由走棋者決定走還是不用。', 'how.page.3': '因重複而會輸或和的一步用橙色標出，並會先問你。',
  'how.xiangqi.title': '象棋怎麼下', 'how.xiangqi.intro.1': '雙方的棋子放在九路十行的交叉點上。紅方先走，然後輪流走。將死對方的將帥，或使對方無子可動，就贏了。', 'how.xiangqi.intro.2': '走到對方棋子的位置就是吃掉它。棋盤中間是河，兩端畫斜線的方格是九宮。',
  'how.xiangqi.K': '在九宮內沿線走一步。兩個將帥不能在同一路上直接照面。', 'how.xiangqi.A': '在九宮內斜走一步。', 'how.xiangqi.B': '斜走兩步，不能過河，中間有子（塞象眼）不能走。', 'how.xiangqi.R': '沿線走任意遠。', 'how.xiangqi.N': '先沿線走一步，再向外斜走一步。第一步上有子（蹩馬腿）不能走。', 'how.xiangqi.C': '走法同車，吃子時要正好隔一個子。', 'how.xiangqi.P': '向前走一步；過河後也可以横走。不能後退。',
  'how.xiangqi.rule.1': '不能讓自己的將帥被吃。被攻擊叫將軍，必須應將。', 'how.xiangqi.rule.2': '重複局面按所選的規則判定。休閒規則下，使局面第三次出現的一方負。',
  'how.climbing.title': '攀爬棋怎麼下', 'how.climbing.intro.1': '三十二個棋子洗亂後背面朝上，每格兩個疊在四乘四的棋盤上。第一次翻開的顏色就是你的顏色。', 'how.climbing.intro.2': '輪到你時，翻開任意一疊最上面的暗子，或移動自己的子，或吃子。只有最上面的子可以動或被吃。什麼都不能做的一方負。',
  'how.climbing.K': '除了卒（兵）都能吃。', 'how.climbing.A': '除了將（帥）都能吃。', 'how.climbing.B': '吃象及以下：車、馬、炮、卒。', 'how.climbing.R': '吃車及以下：馬、炮、卒。', 'how.climbing.N': '吃馬、炮和卒。', 'how.climbing.C': '什麼都能吃，但必須正好隔一疊，而且那一疊至少和炮所在的層一樣高。', 'how.climbing.P': '吃卒和將（帥）。',
  'how.climbing.rule.1': '移動是走到相鄰的格，登到那裡的子上面，最多升降一層；一疊不超過三個子。', 'how.climbing.rule.2': '吃的是相鄰、同一層、已翻開的敵子，吃子者站到它的位置。', 'how.climbing.rule.3': '點一疊可以抬起最上面的子看下面是什麼。拖動可以轉動棋盤。棋盤旁列出還沒翻開的子；沒有人知道哪個在哪裡。', 'how.climbing.rule.4': '開局前伺服器先作出承諾，終局後公布，由你的瀏覽器驗證。',
};
