package io.github.xiangqirules.play.store;

import static com.google.common.base.Preconditions.checkState;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Writes on one connection. What arrives while a transaction is under way goes into the next one
 * together, so that the cost of a commit is shared when there is much to do.
 */
final class GroupCommit implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(GroupCommit.class.getName());
  private static final String INSERT_GAME =
      "insert into games (id, created, listed, opening) values (?, ?, ?, ?)";
  private static final String INSERT_EVENT =
      "insert into events (game, seq, kind, at, body) values (?, ?, ?, ?, ?)";
  private static final int QUEUE = 10_000;
  private static final int BATCH = 500;
  private static final long POLL_MILLIS = 100;

  /** How to connect anew when the connection broke. */
  @FunctionalInterface
  interface Connector {
    Connection connect() throws SQLException;
  }

  /** A row to be written. */
  sealed interface Write {
    String sql();

    void bind(PreparedStatement row) throws SQLException;
  }

  record NewGame(StoredGame game) implements Write {
    @Override
    public String sql() {
      return INSERT_GAME;
    }

    @Override
    public void bind(PreparedStatement row) throws SQLException {
      row.setString(1, game.id());
      row.setLong(2, game.created());
      row.setBoolean(3, game.listed());
      row.setString(4, game.opening());
    }
  }

  record NewEvent(StoredEvent event) implements Write {
    @Override
    public String sql() {
      return INSERT_EVENT;
    }

    @Override
    public void bind(PreparedStatement row) throws SQLException {
      row.setString(1, event.game());
      row.setInt(2, event.seq());
      row.setString(3, event.kind());
      row.setLong(4, event.at());
      row.setString(5, event.body());
    }
  }

  private record Pending(Write write, CompletableFuture<Void> done) {}

  private final BlockingQueue<Pending> queue = new ArrayBlockingQueue<>(QUEUE);
  private final Connector connector;
  private final Thread writer;
  private volatile boolean closing;
  private volatile boolean ended;
  private @Nullable Connection connection;

  GroupCommit(Connector connector) {
    this.connector = connector;
    writer = new Thread(this::run, "store");
    writer.start();
  }

  CompletableFuture<Void> submit(Write write) {
    Pending pending = new Pending(write, new CompletableFuture<>());
    if (closing || !queue.offer(pending)) {
      refuse(pending);
    }
    // It may have come between the writer's last look and its end.
    if (ended) {
      refuseAll();
    }
    return pending.done;
  }

  private void run() {
    List<Pending> batch = new ArrayList<>();
    while (!closing || !queue.isEmpty()) {
      try {
        Pending first = queue.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
        if (first != null) {
          batch.add(first);
          queue.drainTo(batch, BATCH - 1);
          write(batch);
          batch.clear();
        }
      } catch (InterruptedException e) {
        closing = true;
      }
    }
    disconnect();
    ended = true;
    refuseAll();
  }

  private void refuseAll() {
    for (Pending left = queue.poll(); left != null; left = queue.poll()) {
      refuse(left);
    }
  }

  private static void refuse(Pending pending) {
    pending.done.completeExceptionally(new StoreException("the store takes no more"));
  }

  private void write(List<Pending> batch) {
    try {
      commit(batch);
      batch.forEach(pending -> pending.done.complete(null));
    } catch (SQLException together) {
      if (batch.size() == 1) {
        batch.get(0).done.completeExceptionally(failure(together));
        return;
      }
      // One of them is to blame: each for itself, so that the others do not suffer.
      for (Pending pending : batch) {
        write(List.of(pending));
      }
    }
  }

  private void commit(List<Pending> batch) throws SQLException {
    try {
      insert(batch);
    } catch (RuntimeException e) {
      // A fault of the driver: what state the connection is in nobody knows.
      disconnect();
      throw new SQLException(e);
    }
  }

  private void insert(List<Pending> batch) throws SQLException {
    Connection open = connection();
    try {
      insert(open, batch, INSERT_GAME);
      insert(open, batch, INSERT_EVENT);
      open.commit();
    } catch (SQLException e) {
      try {
        open.rollback();
      } catch (SQLException broken) {
        e.addSuppressed(broken);
        disconnect();
      }
      throw e;
    }
  }

  private static void insert(Connection open, List<Pending> batch, String sql) throws SQLException {
    try (PreparedStatement rows = open.prepareStatement(sql)) {
      int count = 0;
      for (Pending pending : batch) {
        if (pending.write.sql().equals(sql)) {
          pending.write.bind(rows);
          rows.addBatch();
          count++;
        }
      }
      if (count > 0) {
        rows.executeBatch();
      }
    }
  }

  /** SQL states of class 23 are violated constraints, here of the primary key. */
  private static StoreException failure(SQLException e) {
    for (SQLException each = e; each != null; each = each.getNextException()) {
      String state = each.getSQLState();
      if (state != null && state.startsWith("23")) {
        return new ConflictException(e);
      }
    }
    // The message of a driver may quote the row, so it is not logged.
    LOG.log(Level.WARNING, "a write failed with SQL state {0}", e.getSQLState());
    return new StoreException("a write failed", e);
  }

  private Connection connection() throws SQLException {
    if (connection == null || connection.isClosed()) {
      connection = connector.connect();
      connection.setAutoCommit(false);
    }
    return connection;
  }

  private void disconnect() {
    if (connection != null) {
      try {
        connection.close();
      } catch (SQLException e) {
        LOG.log(Level.WARNING, "the connection did not close: {0}", e.getSQLState());
      }
      connection = null;
    }
  }

  @Override
  public void close() {
    closing = true;
    try {
      writer.join(TimeUnit.SECONDS.toMillis(30));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    checkState(!writer.isAlive() || Thread.currentThread().isInterrupted(), "still writing");
  }
}
