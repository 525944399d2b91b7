import { toShopError } from '../../apollo/shop-error';
import { useReceiptQuery } from '../../generated/customer/receipt/receipt';

/** The receipt of an order of the client; the server issues it when it is first asked for. */
export function useReceipt(orderId: string) {
  const { data, error, refetch } = useReceiptQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  });
  const code = error ? toShopError(error).code : undefined;
  return {
    receipt: data?.receipt,
    unknown: code === 'NOT_FOUND' || code === 'VALIDATION',
    notYet: code === 'NO_RECEIPT_YET',
    failed: code !== undefined,
    retry: () => void refetch(),
  };
}
