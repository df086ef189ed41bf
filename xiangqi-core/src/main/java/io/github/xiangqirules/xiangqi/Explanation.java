package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Conduct;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.PlyClass;
import io.github.xiangqirules.xiangqi.adjudication.Verdict;

/** Says in English why a rule book decided as it did. */
final class Explanation {
  private final StringBuilder text = new StringBuilder(512);

  private Explanation(RuleBook book) {
    text.append("Rule book ").append(book.text()).append(": ");
  }

  /**
   * The limit of moves is reached.
   *
   * @param claimants who may claim the draw; nobody where it is automatic
   */
  static String ofMoveLimit(RuleBook book, ImmutableSet<Player> claimants) {
    Explanation says = new Explanation(book);
    says.text
        .append("nothing was captured in ")
        .append(book.options().moveLimit())
        .append(" moves of each side, as the book counts them. ")
        .append(
            switch (claimants.size()) {
              case 0 -> "The game is drawn.";
              case 1 -> name(claimants.iterator().next()) + " may claim a draw.";
              default -> "Either player may claim a draw.";
            });
    return says.text.toString();
  }

  static String ofMaterial(RuleBook book) {
    Explanation says = new Explanation(book);
    says.text.append("too few pieces are left to win. The game is drawn.");
    return says.text.toString();
  }

  /**
   * A verdict on a repetition.
   *
   * @param lastMover who made the last ply
   */
  static String ofCycle(
      RuleBook book,
      Verdict verdict,
      ImmutableMap<Player, Conduct> conduct,
      ImmutableList<PlyClass> plies,
      int fromPly,
      int toPly,
      Player lastMover) {
    Explanation says = new Explanation(book);
    says.text
        .append("after ply ")
        .append(toPly)
        .append(" the position occurred for the ")
        .append(ordinal(book.options().fold()))
        .append(" time, the first of these times before ply ")
        .append(fromPly)
        .append(". ");
    conduct.forEach((player, did) -> says.conduct(player, did, victim(plies, player, lastMover)));
    says.verdict(verdict, conduct.isEmpty());
    plies.forEach(says::ply);
    return says.text.toString();
  }

  private static String ordinal(int number) {
    boolean teen = number / 10 % 10 == 1;
    String ending =
        switch (teen ? 0 : number % 10) {
          case 1 -> "st";
          case 2 -> "nd";
          case 3 -> "rd";
          default -> "th";
        };
    return number + ending;
  }

  /** Whom a player chased with the last of its plies; empty if nobody. */
  private static String victim(ImmutableList<PlyClass> plies, Player player, Player lastMover) {
    PlyClass last = plies.get(plies.size() - (player == lastMover ? 1 : 2));
    return last.chases().isEmpty() ? "" : Names.of(last.chases().get(0).victim());
  }

  private void conduct(Player player, Conduct did, String victim) {
    String name = name(player);
    text.append(
        switch (did) {
          case PERPETUAL_CHECK -> name + " gave check with every move. ";
          case PERPETUAL_CHASE -> name + " chased " + victim + " with every move. ";
          case PERPETUAL_THREAT -> name + " checked, threatened mate or chased with every move. ";
          case ALLOWED -> name + " kept to what the book allows. ";
          case UNCLEAR ->
              "Whether " + name + " attacked with every move would take a search to tell. ";
        });
  }

  private void verdict(Verdict verdict, boolean byRepeatingAlone) {
    text.append(
        switch (verdict) {
          case FIRST_LOSES -> loses(Player.FIRST, byRepeatingAlone);
          case SECOND_LOSES -> loses(Player.SECOND, byRepeatingAlone);
          case DRAW -> "The game is drawn.";
          case ARBITER -> "An arbiter has to decide.";
        });
  }

  private static String loses(Player player, boolean byRepeatingAlone) {
    return name(player) + (byRepeatingAlone ? ", whose move made it so, loses." : " loses.");
  }

  private static String name(Player player) {
    return player == Player.FIRST ? "Red" : "Black";
  }

  private void ply(PlyClass ply) {
    text.append(" Ply ").append(ply.ply()).append(": ");
    text.append(
        switch (ply.kind()) {
          case CHECK -> ply.chases().isEmpty() ? "check" : "check and chase";
          case CHASE -> "chase";
          case KILL -> "threat of mate";
          case IDLE -> "idle";
          case UNCLEAR -> "unclear";
        });
    String before = " of ";
    for (PlyClass.Chase chase : ply.chases()) {
      text.append(before).append(Names.of(chase.victim())).append(" on ").append(chase.on().text());
      text.append(" by ").append(Names.of(chase.attacker()));
      text.append(" on ").append(chase.from().text());
      before = " and of ";
    }
    text.append('.');
  }
}
