/**
 * Game records: the files in which players keep their games.
 *
 * <p>{@link io.github.xiangqirules.xiangqi.record.Records} reads and writes them; a {@link
 * io.github.xiangqirules.xiangqi.record.GameRecord} is what one game of a file holds, and {@link
 * io.github.xiangqirules.xiangqi.record.MoveNode} a move in its tree.
 *
 * <pre>{@code
 * RecordFile file = Records.read(bytes);
 * GameRecord record = file.games().get(0);
 * record.red(); // the name of the player
 * record.mainLine(); // the moves that were played
 * record.game().position(); // where they led to
 * Records.write(record, RecordFormat.PGN, out);
 * }</pre>
 *
 * <p>A file that is damaged gives what is legal in it, with a {@link
 * io.github.xiangqirules.xiangqi.record.RecordProblem} for everything else. Reading takes time
 * linear in the file and memory that is bounded by it.
 */
@NullMarked
package io.github.xiangqirules.xiangqi.record;

import org.jspecify.annotations.NullMarked;
