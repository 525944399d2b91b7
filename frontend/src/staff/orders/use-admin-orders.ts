import { failureOf } from '../../apollo/shop-error';
import { useAdminOrdersQuery } from '../../generated/staff/orders/orders';
import type { OrderStatus } from '../../generated/graphql';
import { usePolling } from '../../shared/lib/use-polling';

const pageSize = 25;
const everyMs = 15_000;

/** One page of everybody's orders, the newest first; looked at again while it is open. */
export function useAdminOrders(status: OrderStatus | undefined, page: number) {
  const { data, previousData, error, refetch } = useAdminOrdersQuery({
    variables: { status: status ?? null, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  usePolling(refetch, everyMs);
  return {
    orders: (data ?? previousData)?.adminOrders,
    failure: failureOf(error),
    retry: () => void refetch(),
  };
}
