import { failureOf } from '../../apollo/shop-error';
import { useGiftVouchersQuery } from '../../generated/staff/offers/gift-vouchers';

/** The newest gift vouchers. */
export function useGiftVouchers() {
  const { data, error, refetch } = useGiftVouchersQuery({ fetchPolicy: 'cache-and-network' });
  return {
    vouchers: data?.giftVouchers,
    failure: failureOf(error),
    retry: () => void refetch(),
  };
}
