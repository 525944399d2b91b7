import { registerEnumType } from 'type-graphql';
import type { CallerLanguage, Language } from '../../kernel/language';
import { Transaction } from '../../platform/database/database';
import { affectedBy } from '../../platform/database/dialect/statements';

/** The languages of the site, in GraphQL. */
export enum KeptLanguage {
  EN = 'en',
  HI = 'hi',
  MR = 'mr',
}
registerEnumType(KeptLanguage, {
  name: 'Language',
  description: 'Language of the site and of its emails.',
  valuesConfig: {
    EN: { description: 'English.' },
    HI: { description: 'Hindi.' },
    MR: { description: 'Marathi.' },
  } satisfies Record<Uppercase<Language>, object>,
});

/** Whose language is stored: customers' or staff's. */
type Readers = 'customers' | 'admins';

/**
 * Stores the language in which somebody uses the site, for emails that are sent later. A language chosen on the site
 * replaces the stored one; the language that the browser requests is stored only if none is yet.
 */
export async function noteLanguage(
  tx: Transaction,
  readers: Readers,
  id: number,
  language: CallerLanguage | undefined,
): Promise<void> {
  if (!language) return;
  const { code, isChosen } = language;
  const { chosen, askedFor } = STATEMENTS[readers];
  if (isChosen) await affectedBy(tx, chosen, [code, id, code]);
  else await affectedBy(tx, askedFor, [code, id]);
}

const STATEMENTS: Readonly<Record<Readers, { chosen: string; askedFor: string }>> = {
  customers: {
    chosen:
      'UPDATE customers SET language = ? WHERE id = ? AND (language IS NULL OR language <> ?)',
    askedFor: 'UPDATE customers SET language = ? WHERE id = ? AND language IS NULL',
  },
  admins: {
    chosen: 'UPDATE admins SET language = ? WHERE id = ? AND (language IS NULL OR language <> ?)',
    askedFor: 'UPDATE admins SET language = ? WHERE id = ? AND language IS NULL',
  },
};
