import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import {
  keepLanguage,
  languageNames,
  loadLanguage,
  showLanguage,
  useLanguage,
  type Language,
} from '../lib/language';
import { notLoaded } from '../lib/loaded-ahead';
import { useMessages } from './messages/use-messages';
import './language-switch.css';

const switchId = 'language-switch';

/** Chooses the language of the shop; each is listed under its own name. */
export function LanguageSwitch() {
  const current = useLanguage();
  const [loading, setLoading] = useState(false);
  const latest = useRef(current);
  const { showFailure } = useMessages();
  const client = useApolloClient();

  const choose = async (chosen: Language) => {
    latest.current = chosen;
    setLoading(true);
    try {
      await loadLanguage(chosen);
      if (latest.current !== chosen) return;
      keepLanguage(chosen);
      // Loaded on demand: few customers need this code.
      void import('../lib/save-language')
        .then(({ saveLanguage }) => saveLanguage(client, chosen))
        .catch(() => undefined);
      // Everything renders again, including this switch: the focus moves to the new one.
      flushSync(() => showLanguage(chosen));
      document.getElementById(switchId)?.focus();
    } catch {
      setLoading(false);
      showFailure(notLoaded());
    }
  };

  return (
    <label className="language-switch" aria-busy={loading || undefined}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
      </svg>
      <select
        id={switchId}
        aria-label={t`Language`}
        value={current}
        onChange={({ target }) => void choose(target.value as Language)}
      >
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
