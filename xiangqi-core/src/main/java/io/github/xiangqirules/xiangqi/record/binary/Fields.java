package io.github.xiangqirules.xiangqi.record.binary;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.xiangqi.record.Header;
import io.github.xiangqirules.xiangqi.record.tree.HeaderNames;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Puts the headers of a record into the fields of a file. */
final class Fields {
  private Fields() {}

  /**
   * Writes each header that has a field, cut to its room at whole characters; the others are lost.
   *
   * @param overhead how many bytes of a field's room are not for the text
   * @param field is given each field with its text
   */
  static void write(
      ImmutableList<Header> headers,
      ImmutableList<Field> fields,
      int overhead,
      Charset charset,
      Losses losses,
      BiConsumer<Field, byte[]> field) {
    Map<String, Field> free = new HashMap<>();
    fields.forEach(place -> free.put(place.name(), place));
    HeaderNames names = new HeaderNames(headers, free.keySet());
    for (Header header : headers) {
      Optional<Field> place = names.of(header.name()).map(free::remove);
      if (place.isEmpty()) {
        losses.header(header);
      } else {
        String name = "header " + header.name();
        String text = losses.storable(header.value(), charset, name);
        byte[] bytes = cut(text, charset, place.get().size() - overhead);
        if (bytes.length < text.getBytes(charset).length) {
          losses.add(name, text, "cut to " + bytes.length + " bytes");
        }
        field.accept(place.get(), bytes);
      }
    }
  }

  private static byte[] cut(String text, Charset charset, int room) {
    int end = text.length();
    // No character takes less than a byte, so this loop is as long as the room at most.
    while (end > room || text.substring(0, end).getBytes(charset).length > room) {
      end = end > room ? room : end - 1;
      if (end > 0 && Character.isHighSurrogate(text.charAt(end - 1))) {
        end--;
      }
    }
    return text.substring(0, end).getBytes(charset);
  }
}
