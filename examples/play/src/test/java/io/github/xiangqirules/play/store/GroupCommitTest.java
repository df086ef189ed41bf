package io.github.xiangqirules.play.store;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Every write is answered, whatever the driver does. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class GroupCommitTest {
  private static final String URL = "jdbc:h2:mem:group-commit;DB_CLOSE_DELAY=-1";

  private static GroupCommit.NewGame game(String id) {
    return new GroupCommit.NewGame(new StoredGame(id, 1, true, "{}", ImmutableList.of()));
  }

  private static Connection connect() throws SQLException {
    Connection connection = DriverManager.getConnection(URL);
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "create table if not exists games"
              + " (id varchar primary key, created bigint, listed boolean, opening varchar)");
      statement.execute(
          "create table if not exists events"
              + " (game varchar, seq int, kind varchar, at bigint, body varchar)");
    }
    return connection;
  }

  @Test
  void aFaultOfTheDriverFailsTheWriteAndNotTheStore() {
    AtomicInteger times = new AtomicInteger();
    try (GroupCommit store =
        new GroupCommit(
            () -> {
              if (times.getAndIncrement() == 0) {
                throw new IllegalStateException("a driver out of order");
              }
              return connect();
            })) {
      CompletionException failed =
          assertThrows(CompletionException.class, () -> store.submit(game("a")).join());
      assertInstanceOf(StoreException.class, failed.getCause());
      store.submit(game("b")).join();
    }
  }

  @Test
  void whatComesAfterTheEndIsRefused() {
    GroupCommit store = new GroupCommit(GroupCommitTest::connect);
    store.close();
    assertThrows(CompletionException.class, () -> store.submit(game("c")).join());
  }
}
