/**
 * The ways in which players and programs write xiangqi moves.
 *
 * <p>{@link io.github.xiangqirules.xiangqi.notation.Notations} has them all:
 *
 * <table>
 * <caption>Notations, each with the move h2e2 and with one of three soldiers on a file</caption>
 * <tr><th>id</th><th></th><th></th><th></th></tr>
 * <tr><td>uci</td><td>h2e2</td><td>e6f6</td><td>engines, ranks 0 to 9</td></tr>
 * <tr><td>uci1</td><td>h3e3</td><td>e7f7</td><td>engines, ranks 1 to 10</td></tr>
 * <tr><td>iccs</td><td>H2-E2</td><td>E6-F6</td><td>servers</td></tr>
 * <tr><td>wxf</td><td>C2=5</td><td>25=4</td><td>the world rules of 2018</td></tr>
 * <tr><td>wxf-axf</td><td>C2.5</td><td>P5.4</td><td>the Asian federation's rules of 1980</td></tr>
 * <tr><td>wxf-xqbase</td><td>C2.5</td><td>P..4</td><td>the form of xqbase.com</td></tr>
 * <tr><td>chinese</td><td>炮二平五</td><td>中兵平四</td><td>simplified</td></tr>
 * <tr><td>chinese-traditional</td><td>炮二平五</td><td>中兵平四</td><td>traditional</td></tr>
 * <tr><td>chinese-four</td><td>炮二平五</td><td>中兵平四</td><td>simplified; files instead of
 *     numbers for soldiers on two files: 前七平八</td></tr>
 * <tr><td>winboard</td><td>Che2</td><td>ef6</td><td>only read; ranks 0 to 9</td></tr>
 * <tr><td>pychess</td><td>Che3</td><td>Pef7</td><td>only read; ranks 1 to 10</td></tr>
 * </table>
 */
@NullMarked
package io.github.xiangqirules.xiangqi.notation;

import org.jspecify.annotations.NullMarked;
