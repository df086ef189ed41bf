/**
 * For tests of rules and of hosts.
 *
 * <ul>
 *   <li>{@link io.github.xiangqirules.testkit.RulesContract}: every law of the api, checked on any
 *       rules by a test class of one method.
 *   <li>{@link io.github.xiangqirules.testkit.RandomPlay}: games, positions and moves for one's own
 *       properties.
 *   <li>{@link io.github.xiangqirules.testkit.BrokenTexts}: texts that readers must survive.
 *   <li>{@link io.github.xiangqirules.testkit.ScriptedDealer}: chance as a test wants it.
 * </ul>
 *
 * <p>A project needs this artifact in test scope, and nothing else of JUnit or jqwik.
 */
@NullMarked
package io.github.xiangqirules.testkit;

import org.jspecify.annotations.NullMarked;
