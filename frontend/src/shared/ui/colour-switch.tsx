import { t } from '@lingui/core/macro';

import { chooseColourScheme, useColourScheme } from '../lib/colour-scheme';
import './colour-switch.css';

/** Switches between light and dark; follows the system until somebody chooses the other one. */
export function ColourSwitch() {
  const dark = useColourScheme() === 'dark';
  return (
    <button
      type="button"
      className="colour-switch"
      aria-label={t`Dark colours`}
      aria-pressed={dark}
      onClick={() => chooseColourScheme(dark ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        {dark ? (
          <path d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1" />
        ) : (
          <path d="M20.5 14.5A8.5 8.5 0 0 1 9.5 3.5a8.5 8.5 0 1 0 11 11Z" />
        )}
      </svg>
    </button>
  );
}
