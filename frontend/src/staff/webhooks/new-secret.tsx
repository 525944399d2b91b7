import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import { Button } from '../../shared/chakra/button';
import { CopyButton } from '../../shared/chakra/copy-button';
import { Notice } from '../../shared/chakra/notice';

interface NewSecretProps {
  secret: string;
  /** Called when the owner has stored the secret. */
  onKept: () => void;
}

/** A new secret of a webhook, which is shown only once. */
export function NewSecret({ secret, onKept }: NewSecretProps) {
  return (
    <Notice tone="warning" focused>
      <p>
        <Trans>
          <strong>This is the secret of the webhook. Copy it now: it is shown this once.</strong>{' '}
          The receiver checks with it that messages come from the shop.
        </Trans>
      </p>
      <code className="new-token">{secret}</code>
      <div className="new-token__buttons">
        <CopyButton text={secret} what={t`The secret`} />
        <Button tone="quiet" onClick={onKept}>{t`I have kept it`}</Button>
      </div>
    </Notice>
  );
}
