import { usePaymentSetupQuery } from '../../generated/customer/payment/online-payment';

/** With what the shop takes cards: the sandbox's form, or the provider's own field. */
export function usePaymentSetup() {
  const { data, error, refetch } = usePaymentSetupQuery();
  return {
    setup: data?.paymentSetup,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
