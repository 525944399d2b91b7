import type { ApolloClient } from '@apollo/client';

import {
  ChooseLanguageDocument,
  ChooseStaffLanguageDocument,
} from '../../generated/account/language';
import type { Language as LanguageCode } from '../../generated/graphql';
import type { Language } from './language';
import { readSession } from './session';

const codes: Record<Language, LanguageCode> = { en: 'EN', hi: 'HI', mr: 'MR' };

/**
 * Stores the language in which the shop writes emails to a customer or a member of the staff. Where the request fails, the cookie of the
 * next login or order has the language.
 */
export function saveLanguage(client: ApolloClient, language: Language): void {
  const { role } = readSession();
  if (role === 'guest') return;
  const mutation = role === 'customer' ? ChooseLanguageDocument : ChooseStaffLanguageDocument;
  const variables = { language: codes[language] };
  client.mutate({ mutation, variables }).catch(() => undefined);
}
