import { setupI18n, type I18n, type Messages } from '@lingui/core';

import { loaded, locales, type Language } from './language';

/** The texts of a language that need not be the one that is shown: for what is printed for somebody else. */
export async function textsIn(wanted: Language): Promise<I18n> {
  const parts =
    wanted === 'en' ? [] : await Promise.all([...loaded].map((catalogues) => catalogues[wanted]()));
  const messages = Object.assign({}, ...parts.map((part) => part.messages)) as Messages;
  return setupI18n({ locale: wanted, locales: locales[wanted], messages: { [wanted]: messages } });
}
