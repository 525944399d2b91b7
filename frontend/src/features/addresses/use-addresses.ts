import { useAddressesQuery } from '../../generated/addresses/addresses';

/** The client's addresses, the default one first. */
export function useAddresses() {
  const { data, error, refetch } = useAddressesQuery({ fetchPolicy: 'cache-and-network' });
  return {
    addresses: data?.addresses,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
