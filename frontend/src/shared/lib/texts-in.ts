import { setupI18n, type I18n, type Messages } from '@lingui/core';

import { loaded, locales, type Language } from './language';

/** Loads the texts of a language, which need not be the current one: to print for somebody else. */
export async function textsIn(wanted: Language): Promise<I18n> {
  const parts =
    wanted === 'en' ? [] : await Promise.all([...loaded].map((catalogues) => catalogues[wanted]()));
  const messages = Object.assign({}, ...parts.map((part) => part.messages)) as Messages;
  return setupI18n({ locale: wanted, locales: locales[wanted], messages: { [wanted]: messages } });
}
