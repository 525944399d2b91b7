import { t } from '@lingui/core/macro';

import { toShopError } from '../../../apollo/shop-error';
import { useSendEmailConfirmationMutation } from '../../../generated/account/account';
import { useMessages } from '../../../shared/ui/messages/use-messages';

/** Sends the client the link that confirms their address; answers whether that went well, and says so. */
export function useSendEmailConfirmation() {
  const { showSuccess, showFailure } = useMessages();
  const [send, { loading }] = useSendEmailConfirmationMutation();

  const sendConfirmation = async (): Promise<boolean> => {
    try {
      await send();
      showSuccess(t`The link is on its way. Look in your spam folder, too.`);
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      return false;
    }
  };
  return { sendConfirmation, loading };
}
