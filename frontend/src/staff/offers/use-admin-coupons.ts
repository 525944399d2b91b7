import { failureOf } from '../../apollo/shop-error';
import { useAdminCouponsQuery } from '../../generated/staff/offers/coupons';

/** Every coupon, the newest first; how often each is used may have changed since. */
export function useAdminCoupons() {
  const { data, error, refetch } = useAdminCouponsQuery({ fetchPolicy: 'cache-and-network' });
  return {
    coupons: data?.adminCoupons,
    failure: failureOf(error),
    retry: () => void refetch(),
  };
}
