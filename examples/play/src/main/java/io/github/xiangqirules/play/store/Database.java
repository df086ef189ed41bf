package io.github.xiangqirules.play.store;

import com.google.common.collect.ImmutableList;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A store in a database with JDBC, tried with H2 and PostgreSQL. */
public final class Database implements GameStore {
  private static final String GAMES =
      "create table if not exists games (id varchar(40) primary key, created bigint not null,"
          + " listed boolean not null, opening varchar(20000) not null)";
  private static final String EVENTS =
      "create table if not exists events (game varchar(40) not null, seq int not null,"
          + " kind varchar(20) not null, at bigint not null, body varchar(4000) not null,"
          + " primary key (game, seq))";
  private static final String FIND = "select created, listed, opening from games where id = ?";
  private static final String FIND_EVENTS =
      "select seq, kind, at, body from events where game = ? order by seq";
  private static final String WAITING =
      "select g.id from games g where g.listed and g.created > ?"
          + " and (select count(*) from events e where e.game = g.id and e.kind = 'sat') < 2"
          + " and not exists (select 1 from events e where e.game = g.id and e.kind = 'ended')"
          + " order by g.created desc";
  private static final long WAITING_MILLIS = 24L * 60 * 60 * 1000;

  private final String url;
  private final GroupCommit writes;

  /**
   * Opens a database and makes the tables that are not there.
   *
   * @param url the JDBC URL, with user and password where these are needed
   */
  public Database(String url) {
    this.url = url;
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.execute(GAMES);
      statement.execute(EVENTS);
    } catch (SQLException e) {
      throw new StoreException("the database cannot be opened", e);
    }
    writes = new GroupCommit(this::connect);
  }

  private Connection connect() throws SQLException {
    return DriverManager.getConnection(url);
  }

  @Override
  public CompletableFuture<Void> create(StoredGame game) {
    return writes.submit(new GroupCommit.NewGame(game));
  }

  @Override
  public CompletableFuture<Void> append(StoredEvent event) {
    return writes.submit(new GroupCommit.NewEvent(event));
  }

  @Override
  public Optional<StoredGame> find(String id) {
    try (Connection connection = connect();
        PreparedStatement game = connection.prepareStatement(FIND)) {
      game.setString(1, id);
      try (ResultSet row = game.executeQuery()) {
        if (!row.next()) {
          return Optional.empty();
        }
        return Optional.of(
            new StoredGame(
                id,
                row.getLong("created"),
                row.getBoolean("listed"),
                row.getString("opening"),
                events(connection, id)));
      }
    } catch (SQLException e) {
      throw new StoreException("a game cannot be read", e);
    }
  }

  private static ImmutableList<StoredEvent> events(Connection connection, String id)
      throws SQLException {
    ImmutableList.Builder<StoredEvent> events = ImmutableList.builder();
    try (PreparedStatement select = connection.prepareStatement(FIND_EVENTS)) {
      select.setString(1, id);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          events.add(
              new StoredEvent(
                  id,
                  row.getInt("seq"),
                  row.getString("kind"),
                  row.getLong("at"),
                  row.getString("body")));
        }
      }
    }
    return events.build();
  }

  @Override
  public ImmutableList<String> waiting(int limit) {
    ImmutableList.Builder<String> games = ImmutableList.builder();
    try (Connection connection = connect();
        PreparedStatement select = connection.prepareStatement(WAITING)) {
      select.setLong(1, System.currentTimeMillis() - WAITING_MILLIS);
      select.setMaxRows(limit);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          games.add(row.getString(1));
        }
      }
    } catch (SQLException e) {
      throw new StoreException("the lobby cannot be read", e);
    }
    return games.build();
  }

  @Override
  public void close() {
    writes.close();
  }
}
