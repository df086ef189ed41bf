package io.github.xiangqirules.xiangqi.record;

import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.util.Optional;

/**
 * Something in a file that is not as it should be, or something in a record that a format cannot
 * hold.
 *
 * <table>
 * <caption>Codes</caption>
 * <tr><td>illegal-move</td><td>a move that the position does not allow</td></tr>
 * <tr><td>unreadable-move</td><td>a text or bytes in the place of a move that are none</td></tr>
 * <tr><td>ambiguous-move</td><td>a move with several meanings that all lead on</td></tr>
 * <tr><td>side-to-move</td><td>the first move is not of the side that was to move</td></tr>
 * <tr><td>set-up</td><td>a set-up that is damaged</td></tr>
 * <tr><td>cut</td><td>the file ends too early, or a length in it goes beyond its end</td></tr>
 * <tr><td>surplus</td><td>something that has no place, such as bytes after the end</td></tr>
 * <tr><td>result</td><td>no such result, or two that differ</td></tr>
 * <tr><td>header</td><td>a header that is damaged</td></tr>
 * <tr><td>text</td><td>bytes that are no text in the character set of the file</td></tr>
 * <tr><td>checksum</td><td>a sum over the file that is wrong</td></tr>
 * <tr><td>not-held</td><td>writing: the format has no place for it</td></tr>
 * <tr><td>too-many</td><td>there were more problems than are kept</td></tr>
 * </table>
 *
 * @param code what kind of problem, from the table above
 * @param place where: such as {@code ply 17}, {@code byte 1383}, {@code header Title}; ply 0 is the
 *     start
 * @param text what stands there
 * @param done what was done about it
 * @param position the position in which a move was refused; else empty
 */
public record RecordProblem(
    String code, String place, String text, String done, Optional<XiangqiSetup> position) {

  /** A problem that has no position. */
  public static RecordProblem of(String code, String place, String text, String done) {
    return new RecordProblem(code, place, text, done, Optional.empty());
  }

  /** The problem in one line of English. */
  public String message() {
    return code
        + " at "
        + place
        + ": "
        + text
        + "; "
        + done
        + position.map(setup -> "; position " + setup.text()).orElse("");
  }
}
