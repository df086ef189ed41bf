package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The case rules of the federations' book, each with lines from its diagrams. Red chases. */
class WxfCasesTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "perpetual check with any number of pieces, wxf001 wxf003 wxf005 wxf007",
    "two checks against one check back, wxf011",
    "cannons chase a chariot though it is protected, wxf037 wxf038",
    "a chariot chases an unprotected cannon though that threatens mate or hits back, wxf045 wxf047 wxf049 wxf050 wxf051 wxf053 wxf054",
    "a chariot that a horse pins may not be chased and does not chase the horse, wxf055 wxf056 wxf058",
    "several pieces chase one, wxf063 wxf067 wxf119",
    "a chariot chases a horse that checks in turn, wxf069 wxf071",
    "an equal piece that cannot hit back is chased, wxf076 wxf078",
    "only the screen of a cannon moves, wxf079 wxf081 wxf083",
    "a soldier across the river is chased, wxf084 wxf113",
    "a cannon uncovers its attack on a chariot, wxf086 wxf088 wxf090",
    "a pinned chariot is chased, wxf093 wxf095",
    "general or soldier uncover the piece that chases, wxf103 wxf104 wxf107 wxf109",
    "a false root is none, wxf122 wxf124 wxf126 wxf156 wxf158 wxf160 wxf162",
    "a chase that offers an exchange is a chase, wxf131 wxf133 wxf135 wxf137 wxf138 wxf139",
    "a chase whose capture would be punished is a chase, wxf140",
    "cutting a root with every move is a chase, wxf152"
  })
  void redLoses(String rule, String ids) {
    assertAll("black_wins", ids);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "both give perpetual check, wxf009",
    "threats of mate, wxf013 wxf014 wxf015 wxf016 wxf018",
    "check and threat of mate in turn, wxf017 wxf019",
    "check and chase in turn, wxf021 wxf022 wxf023 wxf024",
    "one piece chases two in turn, wxf039 wxf040",
    "two pieces chase two, wxf041 wxf117",
    "one piece chases three, wxf114",
    "a protected cannon is not chased, wxf042 wxf043 wxf044",
    "both chase, wxf068",
    "offers, wxf073 wxf074 wxf147 wxf148 wxf149 wxf150 wxf151 wxf170",
    "protected on one of its points, wxf077 wxf097",
    "a soldier before the river may be chased, wxf085",
    "a pinned chariot does not chase along its line, wxf092",
    "general and soldier may chase, wxf098 wxf099 wxf100 wxf101",
    "many attack one that is protected, wxf127 wxf128 wxf129 wxf130",
    "a threat to win something by a later check, wxf141 wxf142",
    "blocks, wxf143 wxf144",
    "an attack that the owner ignores, wxf153"
  })
  void draw(String rule, String ids) {
    assertAll("draw", ids);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "horse and chariot chase a chariot, wxf060 wxf061 wxf062",
    "a chariot chases a cannon that chases soldiers in turn, wxf116"
  })
  void blackLoses(String rule, String ids) {
    assertAll("red_wins", ids);
  }

  private static void assertAll(String expected, String ids) {
    for (String id : Splitter.on(' ').split(ids)) {
      assertEquals(expected, AdjudicatedLine.byId(id).under(RuleBook.WXF).text(), id);
    }
  }
}
