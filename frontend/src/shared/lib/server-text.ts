import { i18n } from '@lingui/core';

/** What says the server's English in another language; it is loaded with the first language that is not English. */
interface ServerTexts {
  translateServerText: (text: string) => string | undefined;
  translateFailure: (code: string) => string | undefined;
}

let texts: ServerTexts | undefined;

/** Uses these from now on. */
export function translateWith(loaded: ServerTexts): void {
  texts = loaded;
}

const translator = (): ServerTexts | undefined => (i18n.locale === 'en' ? undefined : texts);

/** A text that the server wrote, such as a step of a bill, in the language that is shown; else as it is. */
export const serverText = (text: string): string => translator()?.translateServerText(text) ?? text;

/** Why the server refused something, in the language that is shown: its own words, or what its code stands for. */
export const failureText = (code: string, message: string): string =>
  translator()?.translateServerText(message) ?? translator()?.translateFailure(code) ?? message;
