import { usePaymentSetupQuery } from '../../../generated/payments/online-payment';

/** With what the shop takes cards: the sandbox's form, or the provider's own field. */
export function usePaymentSetup() {
  const { data, error, refetch } = usePaymentSetupQuery();
  return {
    setup: data?.paymentSetup,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
