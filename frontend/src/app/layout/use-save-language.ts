import { useChooseLanguageMutation } from '../../generated/account/language';
import type { Language as LanguageCode } from '../../generated/graphql';
import type { Language } from '../../shared/lib/language';
import { readSession } from '../../shared/lib/session';

const codes: Record<Language, LanguageCode> = { en: 'EN', hi: 'HI', mr: 'MR' };

/**
 * Tells the shop in which language to write to the client. Where it does not arrive, the next order or login tells it
 * by the cookie.
 */
export function useSaveLanguage() {
  const [choose] = useChooseLanguageMutation();
  return (language: Language): void => {
    if (readSession().role !== 'customer') return;
    choose({ variables: { language: codes[language] } }).catch(() => undefined);
  };
}
