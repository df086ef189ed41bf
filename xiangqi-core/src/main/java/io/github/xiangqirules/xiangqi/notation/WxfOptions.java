package io.github.xiangqirules.xiangqi.notation;

/**
 * How WXF notation is written. Reading knows all forms whatever is set here.
 *
 * <pre>{@code
 * WxfOptions playOk = WxfOptions.standard().withDotForTraverse(true).withLowerCaseBlack(true);
 * Notations.wxf(playOk).write(position, move); // h8+7, C2.5
 * }</pre>
 */
public sealed interface WxfOptions permits WxfOptionsValue {
  /** {@code =} for a traverse, capital letters for both sides. */
  static WxfOptions standard() {
    return ImmutableWxfOptionsValue.builder().build();
  }

  /** Whether a traverse is written {@code .} and not {@code =}. */
  boolean dotForTraverse();

  /** Whether black's pieces have small letters. */
  boolean lowerCaseBlack();

  /** These options with that sign for a traverse. */
  WxfOptions withDotForTraverse(boolean dot);

  /** These options with that case for black. */
  WxfOptions withLowerCaseBlack(boolean lowerCase);
}
