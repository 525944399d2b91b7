import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import { OneTimeSecret } from '../kit/one-time-secret';

interface NewSecretProps {
  secret: string;
  /** Called when the owner has stored the secret. */
  onKept: () => void;
}

/** A new secret of a webhook, shown only once. */
export function NewSecret({ secret, onKept }: NewSecretProps) {
  return (
    <OneTimeSecret secret={secret} what={t`The secret`} onKept={onKept}>
      <Trans>
        <strong>This is the secret of the webhook. Copy it now: it is shown this once.</strong> The
        receiver checks with it that messages come from the shop.
      </Trans>
    </OneTimeSecret>
  );
}
