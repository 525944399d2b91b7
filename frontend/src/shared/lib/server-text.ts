import { i18n, type I18n } from '@lingui/core';

import { formatPaise } from './format-price';
import { inIndianGroups } from './indian-digits';

/** A message of the server: its id, and the values of its placeholders. */
export interface MessageRef {
  messageId: string;
  params: Readonly<Record<string, unknown>>;
}

/**
 * Translates a text of the server into the current language, or that of the given texts. Returns the English text if
 * the message is unknown, or if somebody wrote the text freely.
 */
export function serverText(
  english: string,
  message: MessageRef | null | undefined,
  texts: I18n = i18n,
): string {
  // English is not in the catalogues: it comes with the responses.
  if (texts.locale === 'en' || !message || !(message.messageId in texts.messages)) return english;
  return texts._(message.messageId, written(message.params, texts));
}

/** Formats the values; the placeholders' names tell their types. */
function written(params: MessageRef['params'], texts: I18n): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([place, value]) => [place, writtenValue(place, value, texts)]),
  );
}

function writtenValue(place: string, value: unknown, texts: I18n): unknown {
  if (place.endsWith('Paise')) return formatPaise(Number(value));
  if (place.endsWith('Status')) return texts._(`status.${String(value)}`);
  return place.endsWith('Count') ? inIndianGroups(Number(value)) : value;
}
