import { i18n, type I18n } from '@lingui/core';

import { formatPaise } from './format-price';
import { inIndianGroups } from './indian-digits';

/** Which text the server wrote, and what stands at its places. */
export interface MessageRef {
  messageId: string;
  params: Readonly<Record<string, unknown>>;
}

/**
 * A text that the server wrote, in the language that is shown, or of other texts; its English where the message is not known, or where it is
 * no message but what somebody wrote.
 */
export function serverText(
  english: string,
  message: MessageRef | null | undefined,
  texts: I18n = i18n,
): string {
  // English is not in the catalogues: it comes with the answers.
  if (texts.locale === 'en' || !message || !(message.messageId in texts.messages)) return english;
  return texts._(message.messageId, written(message.params, texts));
}

/** The values as they are written: the names of their places tell what they are. */
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
