import { t } from '@lingui/core/macro';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { useRegisterMutation } from '../../generated/session/session';
import { formFailure } from '../../shared/lib/failure-texts';
import { useMessages } from '../../shared/ui/messages/use-messages';
import type { Registration } from './registration.rules';

/** Registers a client; answers what went wrong, or nothing, and says so. */
export function useRegister() {
  const { showSuccess, showFailure } = useMessages();
  const [register] = useRegisterMutation();
  return async (registration: Registration): Promise<ShopError | undefined> => {
    const input = { ...registration, dateOfBirth: registration.dateOfBirth || null };
    try {
      await register({ variables: { input } });
    } catch (error) {
      showFailure(formFailure());
      return toShopError(error);
    }
    showSuccess(t`Registration sucessful`);
    return undefined;
  };
}
