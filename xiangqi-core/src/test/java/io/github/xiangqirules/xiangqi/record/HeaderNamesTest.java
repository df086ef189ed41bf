package io.github.xiangqirules.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every writer knows a header whatever its case, and White where there is no Red. */
class HeaderNamesTest {
  /** A record as it comes back, and what was lost on the way. */
  private record Written(GameRecord back, List<String> lost) {}

  private static Written written(String tags, RecordFormat format) {
    GameRecord game = Records.read((tags + "\n1. h2e2 *").getBytes(UTF_8)).games().get(0);
    List<String> lost = new ArrayList<>();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      Records.write(game, format, out).forEach(loss -> lost.add(loss.place() + " " + loss.text()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Written(Records.read(out.toByteArray()).games().get(0), lost);
  }

  @ParameterizedTest
  @EnumSource(names = {"PGN", "DHTMLXQ", "XQF", "CBR", "WXF"})
  void aPlayerCalledWhiteStaysRed(RecordFormat format) {
    Written written = written("[White \"A\"]\n[Black \"B\"]", format);
    assertEquals(Optional.of("A"), written.back.red());
    assertEquals(Optional.of("B"), written.back.black());
    assertEquals(List.of(), written.lost);
  }

  @ParameterizedTest
  @EnumSource(names = {"PGN", "DHTMLXQ", "XQF", "CBR", "WXF"})
  void aNameIsKnownWhateverItsCase(RecordFormat format) {
    Written written = written("[red \"A\"]\n[BLACK \"B\"]\n[EVENT \"C\"]\n[title \"D\"]", format);
    assertEquals(Optional.of("A"), written.back.red());
    assertEquals(Optional.of("B"), written.back.black());
    assertEquals(Optional.of("C"), written.back.event());
    assertEquals(Optional.of("D"), written.back.title());
    assertEquals(4, written.back.headers().size());
    assertEquals(List.of(), written.lost);
  }

  @ParameterizedTest
  @EnumSource(names = {"DHTMLXQ", "XQF", "CBR", "WXF"})
  void theFirstOfANameIsWrittenAndAnotherIsLost(RecordFormat format) {
    Written written = written("[white \"A\"]\n[White \"B\"]\n[EVENT \"C\"]\n[Event \"D\"]", format);
    assertEquals(Optional.of("A"), written.back.red());
    assertEquals(Optional.of("C"), written.back.event());
    assertEquals(List.of("header White B", "header Event D"), written.lost);
  }

  @ParameterizedTest
  @EnumSource(names = {"XQF", "CBR"})
  void whiteIsAnotherHeaderWhereThereIsARed(RecordFormat format) {
    Written written = written("[White \"A\"]\n[RED \"B\"]", format);
    assertEquals(Optional.of("B"), written.back.red());
    assertEquals(List.of("header White A"), written.lost);
  }

  @Test
  void aWhiteBesideARedHasALineOfItsOwn() {
    for (RecordFormat format : List.of(RecordFormat.WXF, RecordFormat.DHTMLXQ)) {
      Written written = written("[White \"A\"]\n[RED \"B\"]", format);
      assertEquals(Optional.of("B"), written.back.red());
      assertEquals(Optional.of("A"), written.back.header("White"));
      assertEquals(List.of(), written.lost);
    }
  }

  @Test
  void aHeaderOfNoOtherFormatIsKeptInTheCaseThatTheFormatHas() {
    String tags = "[PlyCount \"1\"]\n[Movelist \"x\"]\n[FORMAT \"y\"]\n[Place \"z\"]";
    Written dhtmlxq = written(tags, RecordFormat.DHTMLXQ);
    assertEquals(Optional.of("1"), dhtmlxq.back.header("PlyCount"));
    assertEquals(List.of("header Movelist x", "header Place z"), dhtmlxq.lost);
    Written wxf = written(tags, RecordFormat.WXF);
    assertEquals(Optional.of("1"), wxf.back.header("PlyCount"));
    assertEquals(List.of(), wxf.lost);
  }

  @Test
  void theStageOfAGameIsKnownWhateverItsCase() {
    Written written = written("[STAGE \"endgame\"]", RecordFormat.XQF);
    assertEquals(ImmutableList.of(new Header("Stage", "endgame")), written.back.headers());
    assertEquals(List.of(), written.lost);
  }
}
