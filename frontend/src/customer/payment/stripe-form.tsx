import { t } from '@lingui/core/macro';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState, type FormEvent } from 'react';

import type { ShopError } from '../../apollo/shop-error';
import { formFailure } from '../../shared/lib/failure-texts';
import { Button } from '../../shared/chakra/button';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useCheckPayment } from './use-check-payment';
import { refusalOfStripe } from './stripe-refusal.rules';
import { PaymentRefusal } from './payment-refusal';

interface StripeFormProps {
  orderId: string;
  onPaid: () => void;
}

/** Stripe's field and the button. The server of the shop confirms the result that Stripe reports. */
export function StripeForm({ orderId, onPaid }: StripeFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const { showFailure } = useMessages();
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
      // Where a bank asks on a page of its own, it leads back to this screen.
      confirmParams: { return_url: window.location.href },
      redirect: 'if_required',
    });
    if (error) {
      setRefusal(refusalOfStripe(error));
      showFailure(formFailure());
    } else await check();
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
      <Button
        type="submit"
        tone="haldi"
        size="lg"
        loading={paying || checking || !stripe}
      >{t`Make Payment`}</Button>
    </form>
  );
}
