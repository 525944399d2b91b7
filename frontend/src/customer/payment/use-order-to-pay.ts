import { toShopError } from '../../apollo/shop-error';
import {
  useOrderAwaitingPaymentQuery,
  useOrderToPayQuery,
} from '../../generated/customer/payment/order-to-pay';
import { usePolling } from '../../shared/lib/use-polling';

/** It might have been paid since it was last seen. */
const fetchPolicy = 'network-only';

/** It may be paid in another window meanwhile, or lapse. */
const everyMs = 15_000;

/** The order that a payment is for. */
export function useOrderToPay(orderId: string) {
  const { data, error, refetch } = useOrderToPayQuery({ variables: { id: orderId }, fetchPolicy });
  usePolling(refetch, data?.order.status === 'PENDING' ? everyMs : undefined);
  const code = error ? toShopError(error).code : undefined;
  return {
    order: data?.order,
    unknown: code === 'NOT_FOUND' || code === 'VALIDATION',
    failed: code !== undefined,
    retry: () => void refetch(),
  };
}

/** The order that a payment is for where none is named: the newest that awaits one; null where none does. */
export function useOrderAwaitingPayment() {
  const { data, error, refetch } = useOrderAwaitingPaymentQuery({ fetchPolicy });
  return {
    order: data?.orderAwaitingPayment,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
