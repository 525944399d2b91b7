import { t } from '@lingui/core/macro';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import type { ContactInput } from '../../generated/graphql';
import { useContactMutation } from '../../generated/storefront/store/store';
import { formFailure } from '../../shared/lib/failure-texts';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Sends a message to the shop; answers what went wrong, or nothing, and says so. */
export function useSendContact() {
  const { showSuccess, showFailure } = useMessages();
  const [send] = useContactMutation();
  return async (input: ContactInput): Promise<ShopError | undefined> => {
    try {
      await send({ variables: { input } });
    } catch (error) {
      showFailure(formFailure());
      return toShopError(error);
    }
    showSuccess(t`Your Response submitted sucessfully`);
    return undefined;
  };
}
