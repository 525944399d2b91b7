import { t } from '@lingui/core/macro';

import { toShopError } from '../../../apollo/shop-error';
import { MySessionsDocument, useRevokeSessionMutation } from '../../../generated/account/sessions';
import { useMessages } from '../../../shared/ui/messages/use-messages';

/** Logs the caller out at one other place; answers whether that went well, and says so. */
export function useRevokeSession() {
  const { showSuccess, showFailure } = useMessages();
  const [revoke, { loading }] = useRevokeSessionMutation({
    refetchQueries: [MySessionsDocument],
    awaitRefetchQueries: true,
  });

  const revokeSession = async (id: string, name: string): Promise<boolean> => {
    try {
      await revoke({ variables: { id } });
      showSuccess(t`Logged out: ${name}`);
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      return false;
    }
  };
  return { revokeSession, loading };
}
