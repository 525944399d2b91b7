import { t } from '@lingui/core/macro';

import { toShopError } from '../../../apollo/shop-error';
import {
  MySessionsDocument,
  useRevokeOtherSessionsMutation,
} from '../../../generated/account/sessions';
import { useMessages } from '../../../shared/ui/messages/use-messages';

/** Logs the caller out everywhere else; answers whether that went well, and says so. */
export function useRevokeOtherSessions() {
  const { showSuccess, showFailure } = useMessages();
  const [revoke, { loading }] = useRevokeOtherSessionsMutation({
    refetchQueries: [MySessionsDocument],
    awaitRefetchQueries: true,
  });

  const revokeOthers = async (): Promise<boolean> => {
    try {
      await revoke();
      showSuccess(t`You are logged out everywhere else.`);
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      return false;
    }
  };
  return { revokeOthers, loading };
}
