import { registerEnumType } from 'type-graphql';
import type { CallerLanguage, Language } from '../../kernel/language';
import { Transaction } from '../../platform/database/database';
import { affectedBy } from '../../platform/database/dialect/statements';

/** The languages of the site, on the GraphQL wire. */
export enum KeptLanguage {
  EN = 'en',
  HI = 'hi',
  MR = 'mr',
}
registerEnumType(KeptLanguage, {
  name: 'Language',
  description: 'The languages of the site and of its emails.',
  valuesConfig: {
    EN: { description: 'English.' },
    HI: { description: 'Hindi.' },
    MR: { description: 'Marathi.' },
  } satisfies Record<Uppercase<Language>, object>,
});

/** Whose language is kept: that of customers, or of members of the staff. */
type Readers = 'customers' | 'admins';

/**
 * Keeps the language in which somebody uses the site, for the emails that are written when nobody is there. What they
 * chose on the site replaces what is kept; what their browser asks for only stands where nothing is kept yet.
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
