import { toShopError } from '../../../apollo/shop-error';
import { useAdminOrderQuery } from '../../../generated/graphql';
import { usePolling } from '../../../lib/use-polling';

const everyMs = 15_000;

/** One order of any customer; looked at again while it is open. */
export function useAdminOrder(orderId: string) {
  const { data, error, refetch } = useAdminOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  usePolling(refetch, everyMs);
  const code = error ? toShopError(error).code : undefined;
  return {
    adminOrder: data?.adminOrder,
    unknown: code === 'NOT_FOUND' || code === 'VALIDATION',
    failed: code !== undefined,
    retry: () => void refetch(),
  };
}
