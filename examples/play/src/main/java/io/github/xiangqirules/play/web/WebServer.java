package io.github.xiangqirules.play.web;

import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.play.Json;
import io.github.xiangqirules.play.Settings;
import io.github.xiangqirules.play.room.GameRoom;
import io.github.xiangqirules.play.room.RefusedException;
import io.github.xiangqirules.play.room.Rooms;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import io.javalin.http.staticfiles.Location;
import io.javalin.json.JsonMapper;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** Serves the page, the questions over HTTP and the conversations over WebSockets. */
public final class WebServer implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(WebServer.class.getName());

  /** Held, so that its level stays. */
  private static final Logger JETTY = Logger.getLogger("org.eclipse.jetty");

  private static final int LARGEST_MESSAGE = 4_000;
  private static final int LARGEST_BODY = 1_000_000;
  private static final int LARGEST_COMMAND = 4_000;
  private static final long STOP_MILLIS = 5_000;

  /** A browser keeps its connection; a stop waits this long for what may still come on it. */
  private static final long STOP_IDLE_MILLIS = 50;

  private static final long IDLE_ROOM_MILLIS = TimeUnit.MINUTES.toMillis(10);
  private static final String POLICY =
      "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";

  private final Settings settings;
  private final Rooms rooms;
  private final Gate gate;
  private final Metrics metrics = new Metrics();
  private final GameSocket socket;
  private final ScheduledExecutorService housekeeping =
      Executors.newSingleThreadScheduledExecutor();
  private final Javalin javalin;

  /** Starts to serve. */
  public WebServer(Settings settings, Rooms rooms) {
    this.settings = settings;
    this.rooms = rooms;
    // In detail it prints the ends of frames, and with them the tokens of seats.
    JETTY.setLevel(Level.INFO);
    gate = new Gate(settings.limits());
    socket = new GameSocket(rooms, gate, metrics);
    metrics.gauge("connections", gate::connections);
    metrics.gauge("games_in_memory", () -> rooms.all().size());
    javalin = Javalin.create(this::configure).start();
    ScheduledFuture<?> unused =
        housekeeping.scheduleWithFixedDelay(this::tidy, 1, 1, TimeUnit.MINUTES);
  }

  /** The port on which it listens. */
  public int port() {
    return javalin.port();
  }

  private void configure(JavalinConfig config) {
    config.jetty.modifyServer(server -> server.setStopTimeout(STOP_MILLIS));
    config.jetty.addConnector(this::connector);
    config.jetty.modifyWebSocketServletFactory(
        sockets -> {
          sockets.setMaxTextMessageSize(LARGEST_MESSAGE);
          sockets.setMaxFrameSize(LARGEST_MESSAGE);
          sockets.setIdleTimeout(Duration.ofMillis(settings.limits().idleMillis()));
        });
    config.http.maxRequestSize = LARGEST_BODY;
    config.http.generateEtags = true;
    config.startup.showJavalinBanner = false;
    config.jsonMapper(new RecordMapper());
    config.staticFiles.add(
        files -> {
          files.directory = "/web";
          files.location = Location.CLASSPATH;
          files.headers = ImmutableMap.of("Cache-Control", "no-cache");
        });
    routes(config, new Api(rooms, gate, metrics), new Lobby(rooms, socket));
  }

  private Connector connector(Server server, HttpConfiguration http) {
    ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(settings.host());
    connector.setPort(settings.port());
    connector.setShutdownIdleTimeout(STOP_IDLE_MILLIS);
    return connector;
  }

  private void routes(JavalinConfig config, Api api, Lobby lobby) {
    config.routes.before(
        context -> {
          context.header("Content-Security-Policy", POLICY);
          context.header("X-Content-Type-Options", "nosniff");
          context.header("Referrer-Policy", "no-referrer");
        });
    config.routes.before("/api/*", context -> gate.request(context.ip()));
    config.routes.before("/api/*", WebServer::small);
    config.routes.get("/api/menu", api::menu);
    config.routes.get("/api/lobby", lobby::show);
    config.routes.get("/api/position", api::position);
    config.routes.post("/api/games", api::create);
    config.routes.post("/api/games/{game}/seats", api::sit);
    Archive archive = new Archive(api);
    config.routes.get("/api/games/{game}/record", archive::download);
    config.routes.post("/api/records", archive::upload);
    config.routes.ws("/ws/{game}", socket::configure);
    config.routes.get("/health", context -> context.result("ok\n"));
    config.routes.get(
        "/metrics",
        context -> context.contentType("text/plain; version=0.0.4").result(metrics.text()));
    config.routes.exception(RefusedException.class, this::refuse);
    config.routes.exception(
        Json.BadJsonException.class,
        (e, context) -> refuse(new RefusedException("bad-command", "not a command"), context));
    config.routes.exception(
        RuntimeException.class,
        (e, context) -> {
          // Only the kind: a message may quote what must not be read here.
          LOG.log(Level.SEVERE, "a request failed: {0}", e.getClass().getName());
          context.status(HttpStatus.INTERNAL_SERVER_ERROR);
        });
  }

  private static void small(Context context) {
    // Without a length the size is only known when it is too late.
    boolean unknown = context.method().equals(HandlerType.POST) && context.contentLength() < 0;
    boolean file = context.path().equals("/api/records");
    if (unknown || context.contentLength() > (file ? LARGEST_BODY : LARGEST_COMMAND)) {
      throw new RefusedException("too-large", "the request is too large");
    }
  }

  private void refuse(RefusedException why, Context context) {
    metrics.count("refused_total");
    context.status(
        switch (why.code()) {
          case "rate" -> HttpStatus.TOO_MANY_REQUESTS;
          case "no-such-game" -> HttpStatus.NOT_FOUND;
          case "seat-taken" -> HttpStatus.CONFLICT;
          case "too-large" -> HttpStatus.CONTENT_TOO_LARGE;
          case "store", "busy" -> HttpStatus.SERVICE_UNAVAILABLE;
          default -> HttpStatus.BAD_REQUEST;
        });
    context.json(new Messages.Refused(0, why));
  }

  private void tidy() {
    rooms.putAway(
        IDLE_ROOM_MILLIS,
        room -> {
          boolean unused = socket.isUnwatched(room.id()) && !hasClockRunning(room);
          if (unused) {
            socket.forget(room.id());
          }
          return unused;
        });
  }

  private static boolean hasClockRunning(GameRoom<?, ?> room) {
    return room.state().table().clock().flatMap(clock -> clock.running()).isPresent();
  }

  @Override
  public void close() {
    housekeeping.shutdownNow();
    socket.closeAll();
    javalin.stop();
  }

  /** JSON for Javalin by the mapper of the server. */
  private static final class RecordMapper implements JsonMapper {
    @Override
    public String toJsonString(Object value, Type type) {
      return Json.write(value);
    }
  }
}
