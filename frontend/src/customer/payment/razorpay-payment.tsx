import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useEffect, useState, type FormEvent } from 'react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { AddressOwnerDocument } from '../../generated/addresses/address-owner';
import { useBeginOnlinePaymentMutation } from '../../generated/customer/payment/online-payment';
import { fullNameOf } from '../../shared/lib/full-name';
import { storeName } from '../../shared/lib/store-name';
import { ErrorState } from '../../shared/ui/states';
import { PayButton } from './pay-button';
import { endPaymentAttemptAfter, paymentAttemptKey } from './payment-attempt';
import { isOfOrder } from './payment-outcome.rules';
import { PaymentRefusal } from './payment-refusal';
import { loadCheckout, payInCheckout, type CheckoutResponse } from './razorpay-checkout';
import { useCheckPayment } from './use-check-payment';

interface RazorpayPaymentProps {
  orderId: string;
  /** The amount to charge. */
  amountPaise: number;
  publishableKey: string;
  onPaid: () => void;
  /** Called when the shown order is out of date. */
  onOrderChange: () => void;
}

/** The button that opens Razorpay's Checkout. The shop's server confirms the response of Checkout. */
export function RazorpayPayment(props: RazorpayPaymentProps) {
  const { orderId, amountPaise, publishableKey, onPaid, onOrderChange } = props;
  const { checkPayment, checking } = useCheckPayment();
  const [begin] = useBeginOnlinePaymentMutation({ fetchPolicy: 'no-cache' });
  const client = useApolloClient();
  const [paying, setPaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const [refusal, setRefusal] = useState<ShopError>();

  useEffect(() => {
    let gone = false;
    loadCheckout().catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
    };
  }, []);

  /** 'paid' if this attempt is paid already, or else the response of Checkout. */
  const payOnce = async (): Promise<CheckoutResponse | 'paid' | undefined> => {
    const idempotencyKey = paymentAttemptKey(orderId, amountPaise);
    const variables = { orderId, idempotencyKey, expectedAmountPaise: amountPaise };
    const [{ data }, prefill] = await Promise.all([begin({ variables }), payer(client)]);
    if (!data) throw new Error('The server answered without a payment.');
    const { clientSecret, payment } = data.beginOnlinePayment;
    if (payment.status === 'SUCCESS') return 'paid';
    const styles = getComputedStyle(document.documentElement);
    return payInCheckout(await loadCheckout(), {
      key: publishableKey,
      order_id: clientSecret,
      amount: amountPaise,
      currency: 'INR',
      name: storeName(),
      description: t`Order ${{ id: orderId }}`,
      prefill,
      theme: { color: styles.getPropertyValue('--g-colors-leaf').trim() },
    });
  };

  const check = async (response?: CheckoutResponse): Promise<ShopError | undefined> => {
    const problem = await checkPayment(orderId, response && checkoutOf(response));
    if (!problem) onPaid();
    return problem;
  };

  const pay = async () => {
    setPaying(true);
    setRefusal(undefined);
    try {
      const response = await payOnce();
      const problem = await check(response === 'paid' ? undefined : response);
      // Customers who closed Checkout without paying know that nothing is paid.
      if (response || problem?.code !== 'PAYMENT_PENDING') setRefusal(problem);
    } catch (error) {
      const problem = toShopError(error);
      endPaymentAttemptAfter(problem.code, orderId);
      if (isOfOrder(problem.code)) onOrderChange();
      setRefusal(problem);
    } finally {
      setPaying(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!paying && !checking) void pay();
  };

  if (failed)
    return (
      <ErrorState
        text={t`The window of Razorpay could not be loaded.`}
        onRetry={() => window.location.reload()}
      />
    );
  return (
    <form className="panel form" onSubmit={submit}>
      <p>{t`You pay in the window of Razorpay: by card, UPI, net banking or wallet. Nothing of your card comes to the shop.`}</p>
      {refusal && (
        <PaymentRefusal
          refusal={refusal}
          checking={checking}
          onCheck={() => void check().then(setRefusal)}
        />
      )}
      <PayButton amountPaise={amountPaise} loading={paying || checking} />
    </form>
  );
}

/** The name and phone of the customer; if they cannot be read, the customer types them into Checkout. */
async function payer(client: ApolloClient) {
  const answer = await client.query({ query: AddressOwnerDocument }).catch(() => undefined);
  const owner = answer?.data?.me;
  if (!owner?.phone) return undefined;
  return { name: fullNameOf(owner), contact: `+91${owner.phone}` };
}

/** The response of Checkout in the form of the API. */
const checkoutOf = (response: CheckoutResponse) => ({
  providerPaymentId: response.razorpay_payment_id,
  signature: response.razorpay_signature,
});
