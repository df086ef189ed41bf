/** The provider by which the api finds this variant. Not part of the public interface. */
@NullMarked
package io.github.xiangqirules.climbing.service;

import org.jspecify.annotations.NullMarked;
