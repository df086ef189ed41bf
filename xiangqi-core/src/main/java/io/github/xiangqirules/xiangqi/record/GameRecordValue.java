package io.github.xiangqirules.xiangqi.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.Replay;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.immutables.value.Value;

/** The value behind {@link GameRecord}. Whoever makes one knows that its moves are legal. */
@Value.Immutable(builder = false)
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    with = "replace*")
non-sealed interface GameRecordValue extends GameRecord {
  @Override
  @Value.Parameter
  ImmutableList<Header> headers();

  @Override
  @Value.Parameter
  XiangqiSetup start();

  @Override
  @Value.Parameter
  MoveNode root();

  @Override
  @Value.Parameter
  GameResult result();

  @Override
  @Value.Parameter
  ImmutableList<RecordProblem> problems();

  static GameRecordValue of(
      ImmutableList<Header> headers,
      XiangqiSetup start,
      MoveNode root,
      GameResult result,
      ImmutableList<RecordProblem> problems) {
    return ImmutableGameRecordValue.of(headers, start, root, result, problems);
  }

  static GameRecordValue of(Draft draft) {
    return of(draft.headers(), draft.start(), draft.root(), draft.result(), draft.problems());
  }

  static GameRecordValue of(Game<XiangqiPosition, XiangqiMove> game) {
    ImmutableList<MoveNode> next = ImmutableList.of();
    for (XiangqiMove move : game.moves().reverse()) {
      next = ImmutableList.of(MoveNode.of(move).withNext(next));
    }
    return of(
        ImmutableList.of(),
        game.start().toSetup(),
        MoveNode.root("", next),
        result(game.outcome()),
        ImmutableList.of());
  }

  private static GameResult result(Outcome outcome) {
    if (outcome instanceof Outcome.Won won) {
      return won.winner() == Player.FIRST ? GameResult.RED_WINS : GameResult.BLACK_WINS;
    }
    return outcome instanceof Outcome.Drawn ? GameResult.DRAW : GameResult.UNKNOWN;
  }

  @Override
  default Optional<String> header(String name) {
    for (Header header : headers()) {
      if (Ascii.equalsIgnoreCase(header.name(), name)) {
        return Optional.of(header.value());
      }
    }
    return Optional.empty();
  }

  @Override
  default Optional<String> event() {
    return header("Event");
  }

  @Override
  default Optional<String> site() {
    return header("Site");
  }

  @Override
  default Optional<String> round() {
    return header("Round");
  }

  @Override
  default Optional<String> title() {
    return header("Title");
  }

  @Override
  default Optional<String> red() {
    return header("Red").or(() -> header("White"));
  }

  @Override
  default Optional<String> black() {
    return header("Black");
  }

  @Override
  default Optional<String> redTeam() {
    return header("RedTeam");
  }

  @Override
  default Optional<String> blackTeam() {
    return header("BlackTeam");
  }

  @Override
  default Optional<String> annotator() {
    return header("Annotator");
  }

  @Override
  default Optional<LocalDate> date() {
    return header("Date").flatMap(Dates::read);
  }

  @Override
  default ImmutableList<XiangqiMove> mainLine() {
    ImmutableList.Builder<XiangqiMove> moves = ImmutableList.builder();
    for (Optional<MoveNode> node = root().main(); node.isPresent(); node = node.get().main()) {
      node.get().move().ifPresent(moves::add);
    }
    return moves.build();
  }

  @Override
  default XiangqiSetup end() {
    return Replay.after(start(), mainLine());
  }

  @Override
  default Game<XiangqiPosition, XiangqiMove> game() {
    return game(XiangqiRules.of(RuleBook.NONE));
  }

  @Override
  default Game<XiangqiPosition, XiangqiMove> game(XiangqiRules rules) {
    ImmutableList<XiangqiMove> moves = mainLine();
    checkArgument(
        moves.size() <= MOST_JUDGED_PLIES || rules.ruleBook().equals(RuleBook.NONE),
        "%s plies are too many to be judged",
        moves.size());
    Game<XiangqiPosition, XiangqiMove> game = Game.start(rules, start().position());
    for (XiangqiMove move : moves) {
      if (game.outcome().isOver()) {
        break;
      }
      game = game.play(move);
    }
    return game;
  }

  @Override
  default Optional<MoveNode> at(List<XiangqiMove> line) {
    Optional<MoveNode> node = Optional.of(root());
    for (XiangqiMove move : line) {
      node = node.flatMap(parent -> parent.next(move));
    }
    return node;
  }

  /** The nodes along a line from the root, as far as the tree has it. */
  private List<MoveNode> along(List<XiangqiMove> line) {
    List<MoveNode> nodes = new ArrayList<>();
    Optional<MoveNode> node = Optional.of(root());
    for (int i = 0; node.isPresent(); i++) {
      nodes.add(node.get());
      XiangqiMove move = i < line.size() ? line.get(i) : null;
      node = node.flatMap(parent -> move == null ? Optional.empty() : parent.next(move));
    }
    return nodes;
  }

  /** This record with the last of the nodes along a line replaced. */
  private GameRecord replacing(List<MoveNode> nodes, MoveNode last) {
    MoveNode changed = last;
    for (int i = nodes.size() - 2; i >= 0; i--) {
      List<MoveNode> next = new ArrayList<>(nodes.get(i).next());
      next.set(indexOf(next, nodes.get(i + 1)), changed);
      changed = nodes.get(i).withNext(next);
    }
    return replaceRoot(changed);
  }

  /** By identity: to compare trees would cost too much. */
  @SuppressWarnings("ReferenceEquality")
  private static int indexOf(List<MoveNode> nodes, MoveNode node) {
    int index = 0;
    while (nodes.get(index) != node) {
      index++;
    }
    return index;
  }

  /** What the value class generates; the tree is not tested. */
  GameRecordValue replaceRoot(MoveNode root);

  GameRecordValue replaceHeaders(Iterable<? extends Header> headers);

  GameRecordValue replaceResult(GameResult result);

  GameRecordValue replaceProblems(Iterable<? extends RecordProblem> problems);

  @Override
  default GameRecord withLine(List<XiangqiMove> line) {
    Replay.after(start(), line);
    List<MoveNode> nodes = along(line);
    int known = nodes.size() - 1;
    if (known == line.size()) {
      return this;
    }
    ImmutableList<MoveNode> next = ImmutableList.of();
    for (int i = line.size() - 1; i >= known; i--) {
      next = ImmutableList.of(MoveNode.of(line.get(i)).withNext(next));
    }
    MoveNode last = nodes.get(known);
    return replacing(
        nodes,
        last.withNext(ImmutableList.<MoveNode>builder().addAll(last.next()).addAll(next).build()));
  }

  @Override
  default GameRecord withoutLine(List<XiangqiMove> line) {
    checkArgument(!line.isEmpty(), "the start cannot be taken away");
    List<MoveNode> nodes = along(line);
    if (nodes.size() <= line.size()) {
      return this;
    }
    MoveNode parent = nodes.get(line.size() - 1);
    List<MoveNode> next = new ArrayList<>(parent.next());
    next.remove(indexOf(next, nodes.get(line.size())));
    return replacing(nodes.subList(0, line.size()), parent.withNext(next));
  }

  @Override
  default GameRecord withNode(List<XiangqiMove> line, UnaryOperator<MoveNode> change) {
    List<MoveNode> nodes = along(line);
    checkArgument(nodes.size() > line.size(), "the record has no such line");
    MoveNode before = nodes.get(line.size());
    MoveNode after = change.apply(before);
    checkArgument(after.move().equals(before.move()), "a change keeps the move of a node");
    Replay.check(Replay.after(start(), line), MoveNode.root("", after.next()));
    return replacing(nodes, after);
  }

  @Override
  default GameRecord withRoot(MoveNode root) {
    checkArgument(root.move().isEmpty(), "a tree starts with a root");
    Replay.check(start(), root);
    return replaceRoot(root);
  }

  @Override
  default GameRecord withHeader(String name, String value) {
    ImmutableList.Builder<Header> headers = ImmutableList.builder();
    boolean found = false;
    for (Header header : headers()) {
      boolean same = !found && Ascii.equalsIgnoreCase(header.name(), name);
      found |= same;
      if (!same) {
        headers.add(header);
      } else if (!value.isEmpty()) {
        headers.add(new Header(name, value));
      }
    }
    if (!found && !value.isEmpty()) {
      headers.add(new Header(name, value));
    }
    return withHeaders(headers.build());
  }

  @Override
  default GameRecord withHeaders(Iterable<? extends Header> headers) {
    return replaceHeaders(headers);
  }

  @Override
  default GameRecord withResult(GameResult result) {
    return replaceResult(result);
  }

  @Override
  default GameRecord withoutProblems() {
    return replaceProblems(ImmutableList.of());
  }
}
