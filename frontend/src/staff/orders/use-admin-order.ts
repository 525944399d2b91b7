import { failureOf } from '../../apollo/shop-error';
import { useAdminOrderQuery } from '../../generated/staff/orders/orders';
import { usePolling } from '../../shared/lib/use-polling';

const everyMs = 15_000;

/** One order of any customer; looked at again while it is open. */
export function useAdminOrder(orderId: string) {
  const { data, error, refetch } = useAdminOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  usePolling(refetch, everyMs);
  const failure = failureOf(error);
  return {
    adminOrder: data?.adminOrder,
    unknown: failure?.code === 'NOT_FOUND' || failure?.code === 'VALIDATION',
    failure,
    retry: () => void refetch(),
  };
}
