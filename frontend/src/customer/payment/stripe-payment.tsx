import { t } from '@lingui/core/macro';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
// 'pure' loads no script from Stripe before it is called.
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';

import { ErrorState, LoadingState } from '../../shared/ui/states';
import { useBeginOnlinePayment } from './use-begin-online-payment';
import { stripeAppearance } from './stripe-appearance';
import { StripeForm } from './stripe-form';

interface StripePaymentProps {
  orderId: string;
  /** The amount to charge. */
  amountPaise: number;
  publishableKey: string;
  onPaid: () => void;
  /** Called when the shown order is out of date. */
  onOrderChange: () => void;
}

/** Stripe's own field: card number and cvv go from it to Stripe, and never pass through the shop. */
export function StripePayment(props: StripePaymentProps) {
  const { orderId, amountPaise, publishableKey, onPaid, onOrderChange } = props;
  const { clientSecret, refusal, retry } = useBeginOnlinePayment(
    orderId,
    amountPaise,
    onOrderChange,
  );
  const { stripe, failed } = useStripeOf(publishableKey);

  if (failed)
    return (
      <ErrorState
        text={t`The card field could not be loaded.`}
        onRetry={() => window.location.reload()}
      />
    );
  if (refusal) return <ErrorState text={refusal.message} onRetry={retry} />;
  if (!clientSecret || !stripe) return <LoadingState label={t`Loading the card field`} />;
  return (
    <Elements
      key={clientSecret}
      stripe={stripe}
      options={{ clientSecret, appearance: stripeAppearance() }}
    >
      <StripeForm orderId={orderId} amountPaise={amountPaise} onPaid={onPaid} />
    </Elements>
  );
}

/** Stripe.js, which a page may load only once. */
let loading: { key: string; stripe: Promise<Stripe | null> } | undefined;

function loadOnce(key: string): Promise<Stripe | null> {
  if (loading?.key !== key) loading = { key, stripe: loadStripe(key) };
  return loading.stripe;
}

function useStripeOf(publishableKey: string) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    loadOnce(publishableKey).then(
      (loaded) => !gone && setStripe(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [publishableKey]);
  return { stripe, failed };
}
