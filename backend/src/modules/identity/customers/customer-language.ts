import { registerEnumType } from 'type-graphql';
import type { CallerLanguage, Language } from '../../../kernel/language';
import { Transaction } from '../../../platform/database/database';
import { affectedBy } from '../../../platform/database/dialect/statements';

/** The languages of the site, on the GraphQL wire. */
export enum CustomerLanguage {
  EN = 'en',
  HI = 'hi',
  MR = 'mr',
}
registerEnumType(CustomerLanguage, {
  name: 'Language',
  description: 'The languages of the site and of its emails.',
  valuesConfig: {
    EN: { description: 'English.' },
    HI: { description: 'Hindi.' },
    MR: { description: 'Marathi.' },
  } satisfies Record<Uppercase<Language>, object>,
});

/**
 * Keeps the language in which a customer uses the shop, for the emails that are written when nobody is there. What they
 * chose on the site replaces what is kept; what their browser asks for only stands where nothing is kept yet.
 */
export async function noteLanguage(
  tx: Transaction,
  customerId: number,
  language: CallerLanguage | undefined,
): Promise<void> {
  if (!language) return;
  const { code, isChosen } = language;
  await affectedBy(tx, isChosen ? CHOSEN : ASKED_FOR, [
    code,
    customerId,
    ...(isChosen ? [code] : []),
  ]);
}

const ASKED_FOR = 'UPDATE customers SET language = ? WHERE id = ? AND language IS NULL';
const CHOSEN =
  'UPDATE customers SET language = ? WHERE id = ? AND (language IS NULL OR language <> ?)';
