import { locale } from './language';

/** Answers the same formatter again as long as the language stays: making one is dear. */
export function perLanguage<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const current = locale();
    const known = made.get(current);
    if (known !== undefined) return known;
    const format = make(current);
    made.set(current, format);
    return format;
  };
}
