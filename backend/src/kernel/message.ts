import { dayIn } from './ist';
import type { Language } from './language';
import { formatCount, formatPaise } from './money';
import { windowIn } from './spoken-window';
import { HINDI } from './translations/hi';
import { MARATHI } from './translations/mr';

/** A value for a placeholder of a message. */
export type MessageValue = string | number;

/** The id of a message, and the values of its placeholders. */
export interface MessageRef {
  readonly messageId: string;
  readonly params: Readonly<Record<string, MessageValue>>;
}

/** A message for people, with its English text. */
export interface Message extends MessageRef {
  readonly text: string;
}

/** The placeholder names of a template. */
type PlaceIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceIn<Rest>
  : never;

/** Amounts of money (in paise) and counts are numbers. */
type ValueAt<Place extends string> = Place extends `${string}Paise` | `${string}Count`
  ? number
  : MessageValue;

/** Creates a message from a template and the values of its placeholders, if any. */
type MessageOf<Template extends string> = [PlaceIn<Template>] extends [never]
  ? () => Message
  : (params: { readonly [Place in PlaceIn<Template>]: ValueAt<Place> }) => Message;

const PLACE = /\{(\w+)\}/g;

const templates = new Map<string, string>();

const translations: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ...{ en: {}, hi: HINDI, mr: MARATHI },
};

/**
 * Defines the messages of a module by name and English text. `{name}` is a placeholder. The suffix of its name
 * determines the format: Paise is an amount of money, Count a number with grouped digits. In notes of orders, Day is a
 * day as yyyy-MM-dd, Window the start and end of a delivery window in minutes of the day, such as 420-540, and Status a
 * status of an order or payment, such as 'packed'. The site keeps translations by message id, so a message with a
 * changed meaning needs a new name.
 */
export function defineMessages<const Templates extends Record<string, string>>(
  scope: string,
  english: Templates,
): { readonly [Name in keyof Templates]: MessageOf<Templates[Name]> } {
  const makers = Object.entries(english).map(([name, template]) => {
    const messageId = `${scope}.${name}`;
    if (templates.has(messageId)) throw new Error(`There are two messages ${messageId}`);
    templates.set(messageId, template);
    const places = placesOf(template);
    const make = (values: Readonly<Record<string, MessageValue>> = {}): Message => {
      const params = Object.fromEntries(places.map((place) => [place, values[place] ?? '']));
      return { messageId, params, text: formatMessage(template, params) };
    };
    return [name, make];
  });
  return Object.fromEntries(makers) as { [Name in keyof Templates]: MessageOf<Templates[Name]> };
}

/** Fills a template with values, formatted for its language. */
export function formatMessage(
  template: string,
  params: Readonly<Record<string, MessageValue>>,
  language: Language = 'en',
): string {
  return template.replace(PLACE, (_, place: string) =>
    writtenValue(place, params[place] ?? '', language),
  );
}

function writtenValue(place: string, value: MessageValue, language: Language): string {
  if (place.endsWith('Paise')) return formatPaise(Number(value));
  if (place.endsWith('Count')) return formatCount(Number(value));
  if (place.endsWith('Status')) return translations[language][`status.${value}`] ?? String(value);
  if (place.endsWith('Day')) return dayIn(language, String(value));
  if (!place.endsWith('Window')) return String(value);
  const [start, end] = String(value).split('-').map(Number);
  return windowIn(language, start ?? 0, end ?? 0);
}

/** A message in a language; in English where it has no translation (any more). */
export function textIn(
  language: Language,
  english: string,
  message: MessageRef | null | undefined,
): string {
  const template = message && translations[language][message.messageId];
  return template ? formatMessage(template, message.params, language) : english;
}

/** A text for readers: a message, or free text somebody wrote. */
export type Note = Message | string;

/** The text of a note, in English where it is a message. */
export function textOf(note: Note): string {
  return typeof note === 'string' ? note : note.text;
}

/** The message of a note; null for free text. */
export function messageOf(note: Note | null): MessageRef | null {
  return note === null || typeof note === 'string' ? null : refOf(note);
}

/** A message without its English text; sent and stored next to that text. */
export function refOf({ messageId, params }: MessageRef): MessageRef {
  return { messageId, params };
}

/** The English texts of all loaded modules' messages by id, sorted by id. */
export function allMessages(): ReadonlyMap<string, string> {
  return new Map([...templates].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function placesOf(template: string): string[] {
  return [...new Set([...template.matchAll(PLACE)].map(([, place = '']) => place))];
}
