import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import { OneTimeSecret } from '../kit/one-time-secret';

interface NewTokenProps {
  /** The token that the program sends. */
  token: string;
  /** Called when the admin has stored the token. */
  onKept: () => void;
}

/** A new token, shown only once. */
export function NewToken({ token, onKept }: NewTokenProps) {
  return (
    <OneTimeSecret secret={token} what={t`The token`} onKept={onKept}>
      <Trans>
        <strong>This is your new token. Copy it now: it is shown this once.</strong> The program
        sends it as <code>Authorization: Bearer</code> and the token. Keep it like a password.
      </Trans>
    </OneTimeSecret>
  );
}
