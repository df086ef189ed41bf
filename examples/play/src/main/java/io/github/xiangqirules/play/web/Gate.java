package io.github.xiangqirules.play.web;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.collect.ConcurrentHashMultiset;
import com.google.common.collect.Multiset;
import io.github.xiangqirules.play.Settings;
import io.github.xiangqirules.play.room.RefusedException;
import java.time.Duration;

/** Keeps each address within the limits. */
final class Gate {
  private static final int ADDRESSES = 50_000;
  private static final Duration MEMORY = Duration.ofMinutes(5);

  private final Settings.Limits limits;
  private final LoadingCache<String, Bucket> requests;
  private final LoadingCache<String, Bucket> games;
  private final Multiset<String> connections = ConcurrentHashMultiset.create();

  Gate(Settings.Limits limits) {
    this.limits = limits;
    requests = buckets(3.0 * limits.requests(), limits.requests());
    games = buckets(limits.games(), limits.games() / 60.0);
  }

  private static LoadingCache<String, Bucket> buckets(double capacity, double perSecond) {
    return CacheBuilder.newBuilder()
        .maximumSize(ADDRESSES)
        .expireAfterAccess(MEMORY)
        .build(CacheLoader.from(address -> new Bucket(capacity, perSecond, System::nanoTime)));
  }

  void request(String address) {
    if (!requests.getUnchecked(address).take()) {
      throw tooFast();
    }
  }

  void newGame(String address) {
    if (!games.getUnchecked(address).take()) {
      throw tooFast();
    }
  }

  /** A bucket for the commands of one connection. */
  Bucket messages() {
    return new Bucket(2.0 * limits.messages(), limits.messages(), System::nanoTime);
  }

  static RefusedException tooFast() {
    return new RefusedException("rate", "too many at once; wait a little");
  }

  /** Whether one more connection may be opened; if so, {@link #disconnected} has to follow. */
  boolean connected(String address) {
    if (connections.size() >= limits.connections()
        || connections.count(address) >= limits.connectionsOfAddress()) {
      return false;
    }
    connections.add(address);
    return true;
  }

  void disconnected(String address) {
    connections.remove(address);
  }

  int connections() {
    return connections.size();
  }
}
