import type { I18n } from '@lingui/core';

import { locale } from './language';

/**
 * Caches one formatter per language, since creating one is expensive. Uses the current language unless other texts are
 * given.
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
