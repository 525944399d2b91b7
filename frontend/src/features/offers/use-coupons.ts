import { useCouponsQuery } from '../../generated/offers/coupons';

/** The coupons that can be used now; asked for anew, since they come and go. */
export function useCoupons() {
  const { data, error } = useCouponsQuery({ fetchPolicy: 'cache-and-network' });
  return { coupons: data?.coupons, failed: error !== undefined };
}
