package io.github.xiangqirules.play;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MutableCoercionConfig;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;

/** JSON of records. What is missing, null, unknown or of another type is refused. */
public final class Json {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
          .defaultSetterInfo(JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL))
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withCoercionConfig(LogicalType.Textual, Json::onlyText)
          .build();

  private Json() {}

  /** A number is no text, although it could be written as one. */
  private static void onlyText(MutableCoercionConfig texts) {
    texts
        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }

  /** Says that a text was not what it should be, and quotes nothing of it. */
  public static final class BadJsonException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadJsonException() {
      super("not the JSON that was expected");
    }
  }

  /** The JSON of a value. */
  public static String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a value without JSON: " + value.getClass(), e);
    }
  }

  /**
   * The value of a text.
   *
   * @throws BadJsonException if it is none
   */
  public static <T> T read(String text, Class<T> type) {
    return read(tree(text), type);
  }

  /**
   * The value of a tree.
   *
   * @throws BadJsonException if it is none
   */
  public static <T> T read(JsonNode tree, Class<T> type) {
    try {
      T value = MAPPER.treeToValue(tree, type);
      if (value == null) {
        throw new BadJsonException();
      }
      return value;
    } catch (JsonProcessingException | IllegalArgumentException e) {
      // The exception of the parser quotes the text, which may hold a token: it goes no further.
      throw new BadJsonException();
    }
  }

  /**
   * The tree of a text.
   *
   * @throws BadJsonException if it is not JSON
   */
  public static JsonNode tree(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new BadJsonException();
    }
  }
}
