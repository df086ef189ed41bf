/** HTTP and WebSockets: reads what clients send, within limits, and tells them what happened. */
@NullMarked
package io.github.xiangqirules.play.web;

import org.jspecify.annotations.NullMarked;
