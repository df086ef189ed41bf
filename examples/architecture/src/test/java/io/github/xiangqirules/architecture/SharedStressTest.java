package io.github.xiangqirules.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Variants;
import io.github.xiangqirules.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many threads ask the same rules, games and positions of both variants, each in its own order. */
@Tag("stress")
class SharedStressTest {
  private static final int THREADS = 16;
  private static final int GAMES_A_VARIANT = 3;
  private static final int PLIES = 40;

  @Test
  void whatAllThreadsShareAnswersEachAsItWouldAnswerOne() throws Exception {
    List<Question> alone = questions();
    List<String> expected = new ArrayList<>();
    for (Question question : alone) {
      expected.add(question.ask());
    }
    // Values that nobody has asked yet: what they keep for later is first computed in the crowd.
    List<Question> shared = questions();
    CyclicBarrier together = new CyclicBarrier(THREADS);
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<Callable<List<String>>> threads = new ArrayList<>();
      for (int seed = 0; seed < THREADS; seed++) {
        Random order = new Random(seed);
        threads.add(
            () -> {
              together.await();
              return asked(shared, order);
            });
      }
      for (Future<List<String>> answers : pool.invokeAll(threads)) {
        assertEquals(expected, answers.get());
      }
    } finally {
      pool.shutdownNow();
    }
  }

  /** Something to ask of a value that others ask too. */
  private interface Question {
    String ask();
  }

  private static List<String> asked(List<Question> questions, Random order) {
    List<Integer> numbers = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      numbers.add(i);
      answers.add("");
    }
    Collections.shuffle(numbers, order);
    for (int number : numbers) {
      answers.set(number, questions.get(number).ask());
    }
    return answers;
  }

  private static List<Question> questions() {
    List<Question> questions = new ArrayList<>();
    for (String rules : ImmutableList.of("xiangqi rulebook=wxf", "climbing quiet=40")) {
      addQuestions(Variants.rules(rules), questions);
    }
    return questions;
  }

  private static <P extends Position<P, M>, M extends Move> void addQuestions(
      Rules<P, M> rules, List<Question> questions) {
    for (int seed = 0; seed < GAMES_A_VARIANT; seed++) {
      Game<P, M> last = RandomPlay.game(rules, seed, PLIES);
      questions.add(() -> Game.replay(rules, last.start(), last.events()).toString());
      for (Game<P, M> game = last; game != null; game = game.previous()) {
        Game<P, M> now = game;
        questions.add(() -> told(now));
        questions.add(() -> told(rules, now.position()));
      }
    }
  }

  private static <P extends Position<P, M>, M extends Move> String told(Game<P, M> game) {
    StringBuilder told = new StringBuilder(game.toString());
    told.append(game.occurrences()).append(game.hashCode()).append(game.events());
    for (M move : game.legalMoves()) {
      told.append(move).append(game.preview(move));
    }
    return told.toString();
  }

  private static <P extends Position<P, M>, M extends Move> String told(
      Rules<P, M> rules, P position) {
    StringBuilder told = new StringBuilder(position.text());
    told.append(position.hashCode()).append(position.key()).append(position.checkers());
    told.append(rules.parsePosition(position.text()).outcome());
    told.append(rules.diagram().text(position, Marks.none()));
    position.forEachResult(
        (result, next, ways) -> told.append(result).append(ways).append(next.text()));
    for (Notation<P, M> notation : rules.notations()) {
      for (M move : position.legalMoves()) {
        told.append(notation.read(position, notation.write(position, move)));
      }
    }
    return told.toString();
  }
}
