import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import { Button } from '../../shared/chakra/button';
import { CopyButton } from '../../shared/chakra/copy-button';
import { Notice } from '../../shared/chakra/notice';

interface NewTokenProps {
  /** What the program sends. */
  token: string;
  /** Called when the admin has stored the token. */
  onKept: () => void;
}

/** A new token, which is shown only once. */
export function NewToken({ token, onKept }: NewTokenProps) {
  return (
    <Notice tone="warning" focused>
      <p>
        <Trans>
          <strong>This is your new token. Copy it now: it is shown this once.</strong> The program
          sends it as <code>Authorization: Bearer</code> and the token. Keep it like a password.
        </Trans>
      </p>
      <code className="new-token">{token}</code>
      <div className="new-token__buttons">
        <CopyButton text={token} what={t`The token`} />
        <Button tone="quiet" onClick={onKept}>{t`I have kept it`}</Button>
      </div>
    </Notice>
  );
}
