import { useGiftVouchersQuery } from '../../../generated/graphql';

/** The newest gift vouchers. */
export function useGiftVouchers() {
  const { data, error, refetch } = useGiftVouchersQuery({ fetchPolicy: 'cache-and-network' });
  return {
    vouchers: data?.giftVouchers,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
