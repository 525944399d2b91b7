import { dayIn } from './ist';
import type { Language } from './language';
import { formatCount, formatPaise } from './money';
import { windowIn } from './spoken-window';
import { HINDI } from './translations/hi';
import { MARATHI } from './translations/mr';

/** A value at a place of a message. */
export type MessageValue = string | number;

/** Which text it is, and what stands at its places. */
export interface MessageRef {
  readonly messageId: string;
  readonly params: Readonly<Record<string, MessageValue>>;
}

/** A text for people, and its English. */
export interface Message extends MessageRef {
  readonly text: string;
}

/** The names in braces of a template. */
type PlaceIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceIn<Rest>
  : never;

/** Amounts of money are numbers of paise, and counts are numbers, too. */
type ValueAt<Place extends string> = Place extends `${string}Paise` | `${string}Count`
  ? number
  : MessageValue;

/** Makes a message of a template from the values of its places, where it has any. */
type MessageOf<Template extends string> = [PlaceIn<Template>] extends [never]
  ? () => Message
  : (params: { readonly [Place in PlaceIn<Template>]: ValueAt<Place> }) => Message;

const PLACE = /\{(\w+)\}/g;

const templates = new Map<string, string>();

const translations: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ...{ en: {}, hi: HINDI, mr: MARATHI },
};

/**
 * Defines the messages of a module, each by a name and its English. `{name}` is a place for a value; a place whose name
 * ends in Paise is an amount of money, and one that ends in Count a number with its digits grouped. In notes of orders, one
 * that ends in Day is a day as yyyy-MM-dd, and one that ends in Window the minutes of the day at which a delivery window
 * begins and ends, such as 420-540. One that ends in Status is a status of an order or payment, such as 'packed'. The ids are those
 * under which the site has its translations, so a message that says something else gets a new name.
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

/** A template with these values, as its language writes them. */
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

/** A message in a language; its English where it has no translation any more, or none was kept with it. */
export function textIn(
  language: Language,
  english: string,
  message: MessageRef | null | undefined,
): string {
  const template = message && translations[language][message.messageId];
  return template ? formatMessage(template, message.params, language) : english;
}

/** What is said to a reader: a message, or what somebody wrote. */
export type Note = Message | string;

/** The text of a note, in English where it is a message. */
export function textOf(note: Note): string {
  return typeof note === 'string' ? note : note.text;
}

/** Which message a note is; nothing for what somebody wrote. */
export function messageOf(note: Note | null): MessageRef | null {
  return note === null || typeof note === 'string' ? null : refOf(note);
}

/** A message without its English, as it is sent and stored beside that. */
export function refOf({ messageId, params }: MessageRef): MessageRef {
  return { messageId, params };
}

/** Every message of the modules that are loaded: its English by its id, in the order of the ids. */
export function allMessages(): ReadonlyMap<string, string> {
  return new Map([...templates].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function placesOf(template: string): string[] {
  return [...new Set([...template.matchAll(PLACE)].map(([, place = '']) => place))];
}
