import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState, type FormEvent } from 'react';

import type { ShopError } from '../../apollo/shop-error';
import { PayButton } from './pay-button';
import { useCheckPayment } from './use-check-payment';
import { refusalOfStripe } from './stripe-refusal.rules';
import { PaymentRefusal } from './payment-refusal';

interface StripeFormProps {
  orderId: string;
  /** The amount to charge. */
  amountPaise: number;
  onPaid: () => void;
}

/** Stripe's field and the button. The shop's server confirms the result that Stripe reports. */
export function StripeForm({ orderId, amountPaise, onPaid }: StripeFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const { checkPayment, checking } = useCheckPayment();
  const [paying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<ShopError>();

  const check = async () => {
    const problem = await checkPayment(orderId);
    setRefusal(problem);
    if (!problem) onPaid();
  };

  const pay = async () => {
    if (!stripe || !elements) return;
    setPaying(true);
    const { error } = await stripe.confirmPayment({
      elements,
      // If the bank asks on its own page, it redirects back to this screen.
      confirmParams: { return_url: window.location.href },
      redirect: 'if_required',
    });
    if (error) setRefusal(refusalOfStripe(error));
    else await check();
    setPaying(false);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!paying && !checking) void pay();
  };

  return (
    <form className="panel form" onSubmit={submit}>
      <PaymentElement />
      {refusal && (
        <PaymentRefusal refusal={refusal} checking={checking} onCheck={() => void check()} />
      )}
      <PayButton amountPaise={amountPaise} loading={paying || checking || !stripe} />
    </form>
  );
}
