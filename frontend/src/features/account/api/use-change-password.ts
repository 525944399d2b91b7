import { t } from '@lingui/core/macro';

import { toShopError, type ShopError } from '../../../apollo/shop-error';
import { useChangePasswordMutation } from '../../../generated/account/password';
import { MySessionsDocument } from '../../../generated/account/sessions';
import type { ChangePasswordInput } from '../../../generated/graphql';
import { useMessages } from '../../../shared/ui/messages/use-messages';

/** Changes the caller's password, which ends their other sessions; answers why it was refused, or nothing. */
export function useChangePassword() {
  const { showSuccess } = useMessages();
  const [change] = useChangePasswordMutation({ refetchQueries: [MySessionsDocument] });

  return async (input: ChangePasswordInput): Promise<ShopError | undefined> => {
    try {
      await change({ variables: { input } });
    } catch (error) {
      return toShopError(error);
    }
    showSuccess(t`Password changed. You are logged out everywhere else.`);
    return undefined;
  };
}
