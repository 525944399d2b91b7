import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import type { ApiTokenRowFragment } from '../../generated/graphql';
import {
  ApiTokensDocument,
  useRevokeApiTokenMutation,
} from '../../generated/staff/api-tokens/api-tokens';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { formatDayOf, formatInstant } from '../../shared/lib/ist-time';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';

interface RevokeDialogProps {
  /** The token to revoke; the dialog is closed if undefined. */
  token: ApiTokenRowFragment | undefined;
  onClose: () => void;
}

/** Asks for confirmation before a token is revoked. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [revokeToken, { loading }] = useRevokeApiTokenMutation({
    refetchQueries: [ApiTokensDocument],
    awaitRefetchQueries: true,
  });

  const confirm = async (doomed: ApiTokenRowFragment) => {
    await attempt(async () => {
      await revokeToken({ variables: { id: doomed.id } });
      showSuccess(t`Token ‘${doomed.name}’ revoked`);
    });
    onClose();
  };

  return (
    <ConfirmDialog
      title={t`Revoke this token?`}
      open={token !== undefined}
      confirmLabel={t`Revoke`}
      loading={loading}
      onConfirm={() => token && void confirm(token)}
      onClose={onClose}
    >
      <p className="long-text">
        <Trans>
          The program that uses <strong>{token?.name}</strong> is refused from now on.
        </Trans>
      </p>
      {token && (
        // A token and the one that replaces it have the same name.
        <p>
          {t`Made`}: {formatInstant(token.createdAt)} · {t`Expires`}: {formatDayOf(token.expiresAt)}
        </p>
      )}
    </ConfirmDialog>
  );
}
