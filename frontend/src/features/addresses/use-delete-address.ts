import { t } from '@lingui/core/macro';

import { toShopError } from '../../apollo/shop-error';
import { AddressesDocument, useDeleteAddressMutation } from '../../generated/addresses/addresses';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Removes an address of the client; answers whether that went well, and says so. */
export function useDeleteAddress() {
  const { showSuccess, showFailure } = useMessages();
  const [remove, { loading }] = useDeleteAddressMutation({
    refetchQueries: [AddressesDocument],
    awaitRefetchQueries: true,
  });

  const deleteAddress = async (id: string): Promise<boolean> => {
    try {
      await remove({ variables: { id } });
      showSuccess(t`Address deleted`);
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      return false;
    }
  };
  return { deleteAddress, loading };
}
