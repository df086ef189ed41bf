package io.github.xiangqirules.xiangqi.record.tree;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.GameResult;
import io.github.xiangqirules.xiangqi.record.Header;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import io.github.xiangqirules.xiangqi.record.RecordProblem;

/**
 * A game as a reader has it; its moves are known to be legal.
 *
 * @param headers what is told about it
 * @param start the set-up
 * @param root the moves
 * @param result the result by the headers
 * @param problems what was wrong
 */
public record Draft(
    ImmutableList<Header> headers,
    XiangqiSetup start,
    MoveNode root,
    GameResult result,
    ImmutableList<RecordProblem> problems) {}
