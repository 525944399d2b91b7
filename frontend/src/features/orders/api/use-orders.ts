import { useOrdersQuery } from '../../../generated/orders/orders';

const pageSize = 10;

/** One page of the client's orders, the newest first. */
export function useOrders(page: number) {
  const { data, previousData, error, refetch } = useOrdersQuery({
    variables: { page, pageSize },
    // The shop moves orders on by itself.
    fetchPolicy: 'cache-and-network',
  });
  return {
    orders: (data ?? previousData)?.orders,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
