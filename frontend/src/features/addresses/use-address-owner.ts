import { useAddressOwnerQuery } from '../../generated/addresses/address-owner';

/** Name and phone of the client, for a new address; `loading` until they are known or cannot be. */
export function useAddressOwner() {
  const { data, loading } = useAddressOwnerQuery();
  return { owner: data?.me ?? undefined, loading };
}
