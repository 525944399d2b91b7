import { failureOf } from '../../apollo/shop-error';
import { useStaffQuery } from '../../generated/staff/staff/staff';

/** Everybody who keeps the shop. */
export function useStaff() {
  const { data, error, refetch } = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  return { staff: data?.staff, failure: failureOf(error), retry: () => void refetch() };
}
