import { t } from '@lingui/core/macro';

import { toShopError, type ShopError } from '../../../apollo/shop-error';
import {
  AddressesDocument,
  useAddAddressMutation,
  useUpdateAddressMutation,
} from '../../../generated/addresses/addresses';
import type { AddressFieldsFragment, AddressInput } from '../../../generated/graphql';
import { useMessages } from '../../../shared/ui/messages/use-messages';

export type SavedOrRefused =
  { saved: true; address: AddressFieldsFragment } | { saved: false; refusal: ShopError };

/** A new default replaces the old one, so the whole list is refetched. */
const options = { refetchQueries: [AddressesDocument], awaitRefetchQueries: true };

/** Adds an address, or changes the one with this id. Returns the stored address or the refusal. */
export function useSaveAddress() {
  const { showSuccess, showFailure } = useMessages();
  const [add, { loading: adding }] = useAddAddressMutation(options);
  const [update, { loading: updating }] = useUpdateAddressMutation(options);

  const send = async (input: AddressInput, id?: string) => {
    if (id) return (await update({ variables: { id, input } })).data?.updateAddress;
    return (await add({ variables: { input } })).data?.addAddress;
  };

  const saveAddress = async (input: AddressInput, id?: string): Promise<SavedOrRefused> => {
    try {
      const address = await send(input, id);
      if (!address) throw new Error('The server answered without an address.');
      showSuccess(t`Address saved`);
      return { saved: true, address };
    } catch (error) {
      const refusal = toShopError(error);
      showFailure(refusal.message);
      return { saved: false, refusal };
    }
  };
  return { saveAddress, loading: adding || updating };
}
