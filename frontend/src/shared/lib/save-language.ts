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
 * Stores the language in which the shop writes emails to a customer or staff member. If the request fails, the next
 * login or order takes the language from the cookie.
 */
export function saveLanguage(client: ApolloClient, language: Language): void {
  const { role } = readSession();
  if (role === 'guest') return;
  const mutation = role === 'customer' ? ChooseLanguageDocument : ChooseStaffLanguageDocument;
  const variables = { language: codes[language] };
  client.mutate({ mutation, variables }).catch(() => undefined);
}
