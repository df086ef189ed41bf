package io.github.xiangqirules.opponents.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.xiangqi.PositionLine;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * A program that plays the first legal move in either protocol, or misbehaves in the way that its
 * second argument says.
 */
final class FakeEngine {
  private final boolean uci;
  private final String manner;
  private Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.standard());

  private FakeEngine(boolean uci, String manner) {
    this.uci = uci;
    this.manner = manner;
  }

  /** The command that starts it. */
  static EngineCommand command(String protocol, String... manner) {
    ImmutableList.Builder<String> words = ImmutableList.builder();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.add("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto");
    words.add("-cp", System.getProperty("java.class.path"));
    words.add(FakeEngine.class.getName(), protocol).add(manner);
    return new EngineCommand(words.build(), ImmutableMap.of());
  }

  /** Protocol, manner, and for some manners a file. */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args[0].equals("sleep")) {
      TimeUnit.MINUTES.sleep(5);
    }
    if (args[1].equals("parent")) {
      Process child = new ProcessBuilder(command("sleep", "-").words()).start();
      Files.writeString(Path.of(args[2]), String.valueOf(child.pid()));
    }
    new FakeEngine(args[0].equals("uci"), args[1]).run();
  }

  private void run() throws IOException, InterruptedException {
    if (manner.equals("dead")) {
      return;
    }
    if (manner.equals("mute")) {
      TimeUnit.MINUTES.sleep(5);
    }
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
      if (uci) {
        hearUci(line);
      } else {
        hearCecp(line);
      }
      if (manner.equals("deaf") && line.startsWith("go")) {
        TimeUnit.MINUTES.sleep(5);
      }
    }
  }

  private void hearUci(String line) throws InterruptedException {
    if (line.equals("uci")) {
      System.out.println("id name Fake\noption name Skill type spin default 1 min 1 max 9");
      if (manner.equals("many") || manner.equals("chess")) {
        System.out.println(
            "option name UCI_Variant type combo default chess var chess"
                + (manner.equals("many") ? " var xiangqi" : ""));
      }
      System.out.println("uciok");
    } else if (line.equals("isready")) {
      System.out.println("readyok");
    } else if (line.startsWith("position")) {
      PositionLine position =
          PositionLine.parseLeniently(
              line, manner.equals("many") ? Notations.uciFrom1() : Notations.uci());
      game = Game.start(XiangqiRules.standard(), position.position());
    } else if (line.startsWith("go")) {
      answer("bestmove ");
    } else if (line.equals("stop") && manner.equals("patient")) {
      play("bestmove ");
    }
  }

  private void hearCecp(String line) throws InterruptedException {
    if (line.equals("protover 2")) {
      System.out.println("feature myname=\"Fake\" setboard=1 usermove=1 done=0");
      String variants = manner.equals("chess") ? "normal,fairy" : "normal, xiangqi";
      System.out.println("feature variants=\"" + variants + "\" done=1");
    } else if (line.equals("new")) {
      game = Game.start(XiangqiRules.standard());
    } else if (line.startsWith("setboard ")) {
      XiangqiPosition start = XiangqiPosition.parse(line.substring("setboard ".length()));
      game = Game.start(XiangqiRules.standard(), start);
    } else if (line.startsWith("usermove ")) {
      game = game.play(XiangqiMove.parse(line.substring("usermove ".length())));
    } else if (line.equals("go")) {
      answer("move ");
    } else if (line.equals("?") && manner.equals("patient")) {
      play("move ");
    }
  }

  private void answer(String command) throws InterruptedException {
    switch (manner) {
      case "crash" -> System.exit(3);
      case "hang", "deaf", "parent", "patient" -> {}
      case "rubbish" -> {
        while (!System.out.checkError()) {
          System.out.println("info string \u0000 nothing but rubbish " + command);
        }
      }
      case "endless" -> {
        while (!System.out.checkError()) {
          System.out.print("endless ");
        }
      }
      case "illegal" -> System.out.println(command + "a0a9");
      case "nonsense" -> System.out.println(command + "\u0007 0-0-0 what?");
      case "nothing" -> System.out.println(command);
      case "resign" -> System.out.println(uci ? "bestmove resign" : "resign");
      case "draw" -> System.out.println("1/2-1/2 {repetition}");
      case "noisy" -> {
        System.out.println("x".repeat(1 << 20));
        System.out.println(
            "info depth x score cp\ninfo pv\n\n1 2 3\ninfo depth 3 score mate 2 pv zz");
        play(command);
      }
      default -> play(command);
    }
  }

  private void play(String command) {
    XiangqiMove move = game.legalMoves().get(0);
    String text =
        (manner.equals("many") ? Notations.uciFrom1() : Notations.uci())
            .write(game.position(), move);
    System.out.println(
        uci
            ? "info depth 4 multipv 1 score cp 31 nodes 900 nps 3 time 20 pv " + text + " a0a0"
            : "4 31 2 900 " + text + " a0a0");
    System.out.println(command + text);
    game = game.play(move);
  }
}
