// Chinese in simplified characters.
export default {
  title: '象棋', nav: '页面', skip: '跳到棋盘', home: '首页', settings: '设置', language: '语言',
  theme: '颜色', 'theme.auto': '跟随设备', 'theme.light': '浅色', 'theme.dark': '深色',
  pieces: '棋子', 'pieces.auto': '随语言', 'pieces.traditional': '繁体字', 'pieces.simplified': '简体字', 'pieces.letters': '字母',
  yes: '同意', no: '不同意', cancel: '取消', accept: '走这一步', dismiss: '不用', withdraw: '撤回', you: '你', someone: '某人', watcher: '观众', opponent: '对手',
  name: '你的名字', 'name.hint': '别人看到的名字',

  'home.title': '下象棋', 'home.lead': '象棋，以及会叠起来的攀爬棋：和电脑下，和朋友下，或者和在线的任何人下。',
  'lobby.title': '等待对手', 'lobby.none': '现在没有人在等。来开第一局吧。', 'lobby.played': '可观看的对局', 'lobby.nothing': '现在没有可观看的对局。',
  'lobby.mine': '你的对局', 'lobby.game': '第 {n} 局', 'lobby.join': '入座', 'lobby.watch': '观看', 'lobby.yours': '你的对局', 'lobby.seat': '你是{seat}', 'lobby.plies': '已走 {n} 步',
  'new.variant': '哪种棋', 'new.against': '和谁下', 'new.computer': '电脑', 'new.person': '在线玩家', 'new.neighbor': '同一设备',
  'new.level': '强度', 'new.seat': '你是', 'new.clock': '时钟', 'new.listed': '显示在大厅里', 'new.start': '开始', 'new.invite': '开局等人', 'new.again': '再来一局',
  'seat.ANY': '随机', 'seat.FIRST': '先手', 'seat.SECOND': '后手', 'seat.free': '空位', 'seat.computer': '电脑，{level}', 'seat.offer': '这局有一个空位。可以入座，也可以只观看。',
  'level.beginner': '入门', 'level.easy': '容易', 'level.medium': '中等', 'level.hard': '困难', 'level.master': '大师',
  'clock.none': '不计时', 'clock.text': '{minutes} 分 + {seconds} 秒',

  'variant.xiangqi': '象棋', 'variant.xiangqi.note': '中国象棋', 'variant.climbing': '攀爬棋', 'variant.climbing.note': '叠子，暗子，四乘四',
  'option.rulebook': '重复局面', 'option.rulebook.casual': '休闲：重复者负', 'option.rulebook.none': '不管', 'option.rulebook.threefold-draw': '三次重复和棋', 'option.rulebook.perpetual-check-only': '长将负',
  'option.rulebook.computer': '电脑规则：长将长捉负', 'option.rulebook.wxf': '世界规则 (WXF)', 'option.rulebook.ucci-league': 'UCCI 联赛', 'option.rulebook.cxa': '中国规则 (CXA)',
  'option.repetition': '重复和棋', 'option.repetition.0': '从不', 'option.repetition.3': '第三次', 'option.quiet': '无翻无吃和棋', 'option.quiet.0': '从不', 'option.quiet.40': '40 步后', 'option.quiet.60': '60 步后', 'option.quiet.100': '100 步后',

  'color.RED': '红方', 'color.BLACK': '黑方',
  'kind.K': '将（帅）', 'kind.A': '士（仕）', 'kind.B': '象（相）', 'kind.R': '车', 'kind.N': '马', 'kind.C': '炮', 'kind.P': '卒（兵）',
  'piece.red.K': '红帅', 'piece.red.A': '红仕', 'piece.red.B': '红相', 'piece.red.R': '红车', 'piece.red.N': '红马', 'piece.red.C': '红炮', 'piece.red.P': '红兵',
  'piece.black.K': '黑将', 'piece.black.A': '黑士', 'piece.black.B': '黑象', 'piece.black.R': '黑车', 'piece.black.N': '黑马', 'piece.black.C': '黑炮', 'piece.black.P': '黑卒', 'piece.down': '暗子',

  board: '棋盘', 'board.empty': '空', 'board.on': '，下面是', 'board.selected': '已选', 'board.flip': '可以翻开', 'board.step': '可以走到', 'board.capture': '可以吃', 'board.check': '被将军',
  'board.left': '向左转', 'board.right': '向右转', 'board.above': '俯视', 'choose.title': '登上去还是吃？', 'choose.step': '登上去', 'choose.capture': '吃子', 'choose.flip': '翻开',
  'live.move': '走了 {move}。', 'live.takes': '吃子。', 'live.check': '将军。', captured: '被吃的子', bag: '未翻开：{n}', 'bag.empty': '全部翻开了。',
  'turn.yours': '轮到你走', 'turn.theirs': '对手在思考', 'turn.side': '轮到{side}。', watching: '你在观看：可以在棋盘上演示你会走的一步。', check: '{side}被将军。', waiting: '等待对手。把这个链接发给对方：', offline: '连接断开，正在重试。',
  moves: '着法', 'moves.none': '还没有走棋', notation: '记谱法', 'step.first': '到开头', 'step.back': '后退一步', 'step.on': '前进一步', 'step.last': '到最后一步',
  'notation.uci': '坐标 h2e2', 'notation.uci1': '坐标 h3e3', 'notation.iccs': 'ICCS H2-E2', 'notation.wxf': 'WXF C2=5', 'notation.wxf-axf': 'AXF C2.5', 'notation.wxf-xqbase': 'XQBase C2.5', 'notation.chinese': '中文 炮二平五', 'notation.chinese-traditional': '繁体 炮二平五', 'notation.chinese-four': '四字记谱', 'notation.text': '坐标',

  'do.takeback': '悔棋', 'do.draw': '提和', 'do.claim': '要求和棋', 'do.resign': '认输', 'do.flip': '翻转棋盘', 'resign.sure': '认输就输了这一局。', 'draw.sure': '双方都同意的话，本局以和棋结束。',
  'asks.TAKE_BACK': '{who}想悔棋。', 'asks.DRAW': '{who}提和。', 'asked.TAKE_BACK': '你请求悔棋。', 'asked.DRAW': '你提和了。',
  suggests: '{who}会走 {move}。', suggested: '你的着法已显示在棋盘上。',
  'warn.title': '确定吗？', 'warn.intro': '走 {move} 之后对局就结束：', 'warn.no': '换一步', 'warn.yes': '就走这步',

  'end.won': '{winner}胜。', 'end.drawn': '和棋。', 'end.claimable': '按规则，任何一方都可以要求和棋。', 'end.claimable.one': '按规则，{player}可以要求和棋。', 'end.undecided': '这里规则需要裁判判定。可以继续下，也可以双方商定。', 'end.review': '用着法下面的箭头复盘。',
  'reason.won.CHECKMATE': '将死。', 'reason.won.STALEMATE': '{loser}无子可动。', 'reason.won.REPETITION': '{loser}重复了局面。', 'reason.won.PERPETUAL_CHECK': '{loser}长将。', 'reason.won.PERPETUAL_CHASE': '{loser}长捉。', 'reason.won.PERPETUAL_THREAT': '{loser}步步威胁。', 'reason.won.RESIGNATION': '{loser}认输。', 'reason.won.TIME': '{loser}超时。', 'reason.won.ARBITER': '裁判判定。',
  'reason.drawn.REPETITION': '局面重复。', 'reason.drawn.MOVE_LIMIT': '太久没有吃子。', 'reason.drawn.MATERIAL': '双方都不能取胜。', 'reason.drawn.AGREEMENT': '双方同意。', 'reason.drawn.ARBITER': '裁判判定。', 'reason.drawn.STALEMATE': '无子可动。',
  'ruling.book': '依据：{book}。', 'ruling.plies': '判定的是第 {from} 到第 {to} 步。', 'ruling.moves': '每一步的性质', 'ruling.chase': '{from} 的{attacker}攻击 {on} 的{victim}',
  'rule.repetition-draws': '局面出现的次数太多。', 'rule.repeater-loses': '造成局面多重复一次的一方负。', 'rule.move-limit': '这么多步没有吃子，对局结束。', 'rule.insufficient-material': '剩下的子太少。', 'rule.repetition': '同一方走棋时，同样的叠子又出现了。', 'rule.quiet-plies': '这么多步没有翻子或吃子。',
  'conduct.PERPETUAL_CHECK': '{side}步步将军。', 'conduct.PERPETUAL_CHASE': '{side}步步捉同一个子。', 'conduct.PERPETUAL_THREAT': '{side}步步是将、杀或捉。', 'conduct.ALLOWED': '{side}没有犯规。', 'conduct.UNCLEAR': '{side}是否步步攻击，需要搜索才能判断。',
  'ply.CHECK': '将', 'ply.CHASE': '捉', 'ply.KILL': '杀', 'ply.IDLE': '闲', 'ply.UNCLEAR': '不明',

  deal: '洗棋证明', 'deal.before': '棋子在开局前已洗好。这个数字使服务器不能更改；终局后人人都能验证。', 'deal.commitment': '承诺（密文的 SHA-256）', 'deal.secret': '密文：从 a1 起的棋子，以及盐', 'deal.good': '已在你的浏览器里验证：棋子与承诺一致，每次翻子都相符。', 'deal.bad': '棋子与承诺不一致。', 'deal.unknown': '浏览器在这里不能验证。密文的 SHA-256 应当等于承诺。',
  share: '分享与保存', 'share.link': '复制链接', 'share.position': '此局面的链接', 'share.text': '复制局面文本', 'share.record': '下载 {format}', copied: '已复制。', 'copy.hand': '请复制：',
  'record.title': '棋谱', 'record.lead': '打开棋谱文件：PGN、XQF、CBR、DhtmlXQ 等，或攀爬棋的记录。', 'record.open': '打开文件', 'record.game': '对局', 'record.result': '结果', 'record.problems': '关于文件的说明：{n}', 'record.left': '此文件中未显示的对局：{n}',
  'header.Event': '赛事', 'header.Site': '地点', 'header.Date': '日期', 'header.Round': '轮次', 'header.Title': '标题', 'header.Red': '红方', 'header.Black': '黑方', 'header.RedTeam': '红方队伍', 'header.BlackTeam': '黑方队伍', 'header.Annotator': '评注', 'header.Author': '作者', 'header.First': '先手', 'header.Second': '后手', 'header.Result': '结果', 'header.Opening': '开局',
  'position.text': '局面文本', 'position.show': '显示', 'position.play': '从这里开始下', 'position.bad': '这不是可以下的局面。',

  'refused.late': '局面已经变了。', 'refused.not-your-turn': '还没轮到你。', 'refused.not-a-player': '只有对局者可以这样做。', 'refused.waiting': '两个座位都有人后才开始。', 'refused.game-over': '对局已结束。', 'refused.seat-taken': '座位已被别人占了。', 'refused.own-seat': '你在这局里已有座位。', 'refused.no-such-game': '没有这一局。', 'refused.rate': '太快了，请稍等。', 'refused.offline': '没有连接到服务器。', 'refused.store': '没能保存，所以没有任何变化。', 'refused.busy': '现在对局太多。', 'refused.too-large': '太大了。', 'refused.computer-declines': '电脑想继续下。', 'refused.nothing-to-take-back': '你没有可以悔的棋。', 'refused.too-many': '这一步的建议已经够多了。', 'refused.suggested': '已经有人建议过了。', 'refused.record': '这个文件不能读成棋谱。', 'refused.not-asked': '已经没有这个请求了。', 'refused.not-yours': '这要由对方来回答。', 'refused.your-turn': '轮到你了：直接走吧。', 'refused.result-named': '建议不能预知翻出什么棋子。', 'refused.clock': '没有这样的时钟。', 'refused.level': '没有这个强度。', 'refused.no-hello': '连接还没有准备好。', 'refused.bad-command': '服务器看不懂这个请求。', 'refused.failed': '没有成功。',

  'how.link': '怎么下', 'how.page.title': '在这个网页上', 'how.page.1': '先点棋子，再点它要去的地方。用键盘：方向键和回车；[ 和 ] 前后翻看对局。', 'how.page.2': '有链接的人都可以观看。不走棋的人可以演示一步：显示为箭头，由走棋者决定走还是不用。', 'how.page.3': '因重复而会输或和的一步用橙色标出，并会先问你。',
  'how.xiangqi.title': '象棋怎么下', 'how.xiangqi.intro.1': '双方的棋子放在九路十行的交叉点上。红方先走，然后轮流走。将死对方的将帅，或使对方无子可动，就赢了。', 'how.xiangqi.intro.2': '走到对方棋子的位置就是吃掉它。棋盘中间是河，两端画斜线的方格是九宫。',
  'how.xiangqi.K': '在九宫内沿线走一步。两个将帅不能在同一路上直接照面。', 'how.xiangqi.A': '在九宫内斜走一步。', 'how.xiangqi.B': '斜走两步，不能过河，中间有子（塞象眼）不能走。', 'how.xiangqi.R': '沿线走任意远。', 'how.xiangqi.N': '先沿线走一步，再向外斜走一步。第一步上有子（蹩马腿）不能走。', 'how.xiangqi.C': '走法同车，吃子时要正好隔一个子。', 'how.xiangqi.P': '向前走一步；过河后也可以横走。不能后退。',
  'how.xiangqi.rule.1': '不能让自己的将帅被吃。被攻击叫将军，必须应将。', 'how.xiangqi.rule.2': '重复局面按所选的规则判定。休闲规则下，使局面第三次出现的一方负。',
  'how.climbing.title': '攀爬棋怎么下', 'how.climbing.intro.1': '三十二个棋子洗乱后背面朝上，每格两个叠在四乘四的棋盘上。第一次翻开的颜色就是你的颜色。', 'how.climbing.intro.2': '轮到你时，翻开任意一叠最上面的暗子，或移动自己的子，或吃子。只有最上面的子可以动或被吃。什么都不能做的一方负。',
  'how.climbing.K': '除了卒（兵）都能吃。', 'how.climbing.A': '除了将（帅）都能吃。', 'how.climbing.B': '吃象及以下：车、马、炮、卒。', 'how.climbing.R': '吃车及以下：马、炮、卒。', 'how.climbing.N': '吃马、炮和卒。', 'how.climbing.C': '什么都能吃，但必须正好隔一叠，而且那一叠至少和炮所在的层一样高。', 'how.climbing.P': '吃卒和将（帅）。',
  'how.climbing.rule.1': '移动是走到相邻的格，登到那里的子上面，最多升降一层；一叠不超过三个子。', 'how.climbing.rule.2': '吃的是相邻、同一层、已翻开的敌子，吃子者站到它的位置。', 'how.climbing.rule.3': '点一叠可以抬起最上面的子看下面是什么。拖动可以转动棋盘。棋盘旁列出还没翻开的子；没有人知道哪个在哪里。', 'how.climbing.rule.4': '开局前服务器先作出承诺，终局后公布，由你的浏览器验证。',
};
