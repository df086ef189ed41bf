package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Progress;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import java.util.ArrayList;
import java.util.List;

/** Keeps what an opponent reports. */
final class Watch implements Listener<XiangqiMove> {
  final List<Progress<XiangqiMove>> reports = new ArrayList<>();

  @Override
  public void progress(Progress<XiangqiMove> progress) {
    reports.add(progress);
  }

  Progress<XiangqiMove> last() {
    return reports.get(reports.size() - 1);
  }
}
