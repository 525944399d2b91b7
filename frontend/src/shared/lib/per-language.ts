import type { I18n } from '@lingui/core';

import { locale } from './language';

/**
 * Answers the same formatter of a language again: making one is dear. It is the language that the shop is shown in, unless
 * other texts are named.
 */
export function perLanguage<Format>(make: (locale: string) => Format): (texts?: I18n) => Format {
  const made = new Map<string, Format>();
  return (texts) => {
    const current = locale(texts);
    const known = made.get(current);
    if (known !== undefined) return known;
    const format = make(current);
    made.set(current, format);
    return format;
  };
}
