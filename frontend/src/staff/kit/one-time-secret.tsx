import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { Button } from '../../shared/chakra/button';
import { CopyButton } from '../../shared/chakra/copy-button';
import { Notice } from '../../shared/chakra/notice';

interface OneTimeSecretProps {
  secret: string;
  /** The name of the secret in the message after copying: 'The token' */
  what: string;
  /** Called when the admin has stored it. */
  onKept: () => void;
  /** The purpose of the secret. */
  children: ReactNode;
}

/** A new secret, shown only once. */
export function OneTimeSecret({ secret, what, onKept, children }: OneTimeSecretProps) {
  return (
    <Notice tone="warning" focused>
      <p>{children}</p>
      <code className="one-time-secret">{secret}</code>
      <div className="one-time-secret__buttons">
        <CopyButton text={secret} what={what} />
        <Button tone="quiet" onClick={onKept}>{t`I have kept it`}</Button>
      </div>
    </Notice>
  );
}
