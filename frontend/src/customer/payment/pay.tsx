import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { ShopError } from '../../apollo/shop-error';
import { useNavigate } from '../../shared/lib/navigation';
import { useCheckPayment } from './use-check-payment';
import { useMakePayment } from './use-make-payment';
import type { CardDetails } from './card.rules';
import { PaymentForm } from './payment-form';
import { isOfOrder } from './payment-outcome.rules';
import { PaymentRefusal } from './payment-refusal';
import { PaymentSummary } from './payment-summary';
import { usePaymentSetupQuery } from '../../generated/customer/payment/online-payment';
import type { OrderToPayFieldsFragment } from '../../generated/graphql';
import { ButtonLink } from '../../shared/ui/button';
import { RadioCards, type RadioCard } from '../../shared/ui/radio-cards';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { paths } from '../../shared/lib/paths';
import { confirmingOrder } from '../orders/placed-order';

// The code of a provider loads only if the shop takes payments through it.
const StripePayment = lazy(async () => ({
  default: (await import('./stripe-payment')).StripePayment,
}));

const RazorpayPayment = lazy(async () => ({
  default: (await import('./razorpay-payment')).RazorpayPayment,
}));

// Nor does the code of UPI, which uses Chakra UI, load for a payment by card.
const UpiPayment = lazy(async () => ({ default: (await import('./upi-payment')).UpiPayment }));

interface PayProps {
  order: OrderToPayFieldsFragment | null;
  /** Reloads the order: it was paid or has expired meanwhile, or has a transfer by UPI now. */
  onOrderChange: () => void;
}

type Way = 'CARD' | 'UPI';

const ways = (): readonly RadioCard<Way>[] => [
  { value: 'CARD', label: t`Card`, note: t`Credit or debit card` },
  { value: 'UPI', label: t`UPI`, note: t`Any UPI app` },
];

/** Pays an order by card, or by UPI if the shop accepts that. */
export function Pay({ order, onOrderChange }: PayProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const way: Way = parameters.get('by') === 'upi' ? 'UPI' : 'CARD';
  const isWaiting =
    order?.payments.some(({ isByUpi, status }) => isByUpi && status === 'PENDING') ?? false;
  // Whoever paid in their app before the shop stopped taking UPI comes back here to say so.
  const isByUpi = isWaiting || way === 'UPI';
  const choose = (chosen: Way) => {
    const next = new URLSearchParams(parameters);
    next.set('by', chosen.toLowerCase());
    void navigate(
      { search: `?${next}` },
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  };
  return (
    <div className="payment">
      <div className="payment__column">
        {order?.status === 'PENDING' && (order.upiRequest || isByUpi) && !isWaiting && (
          <div className="panel form">
            <h2 id="payment-way">{t`How do you want to pay?`}</h2>
            <RadioCards
              name="payment-way"
              labelledBy="payment-way"
              cards={ways()}
              chosen={way}
              onChoose={choose}
            />
          </div>
        )}
        {order && isByUpi ? (
          <LoadedPart>
            <UpiPayment order={order} onChange={onOrderChange} />
          </LoadedPart>
        ) : (
          <PayByCard order={order} onOrderChange={onOrderChange} />
        )}
      </div>
      <div className="payment__summary">
        <PaymentSummary order={order} />
      </div>
    </div>
  );
}

/** Pays by card: with the provider's own field, or with the form. */
function PayByCard({ order, onOrderChange }: PayProps) {
  const { data, error, refetch } = usePaymentSetupQuery();
  const setup = data?.paymentSetup;
  const navigate = useNavigate();
  const toOrders = () =>
    void navigate(paths.customerOrders, order ? confirmingOrder(order.id) : undefined);

  if (error)
    return (
      <ErrorState text={t`The payment could not be prepared.`} onRetry={() => void refetch()} />
    );
  if (!setup) return <Preparing />;
  if (setup.publishableKey && !order)
    return (
      <EmptyState text={t`No order is waiting for payment.`}>
        <ButtonLink to={paths.customerOrders}>{t`Go to your orders`}</ButtonLink>
      </EmptyState>
    );
  if (setup.publishableKey && order) {
    const ProviderPayment = setup.gateway === 'razorpay' ? RazorpayPayment : StripePayment;
    return (
      <LoadedPart>
        <ProviderPayment
          orderId={order.id}
          amountPaise={order.bill.toPayPaise}
          publishableKey={setup.publishableKey}
          onPaid={toOrders}
          onOrderChange={onOrderChange}
        />
      </LoadedPart>
    );
  }
  return <PayByForm order={order} onPaid={toOrders} onOrderChange={onOrderChange} />;
}

const Preparing = () => <LoadingState label={t`Preparing the payment`} />;

const never = () => () => undefined;

/** A part that only browsers load: the server renders the rest of the page. */
function LoadedPart({ children }: { children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return <Preparing />;
  return <Suspense fallback={<Preparing />}>{children}</Suspense>;
}

function PayByForm({ order, onPaid, onOrderChange }: PayProps & { onPaid: () => void }) {
  const { makePayment, loading } = useMakePayment();
  const { checkPayment, checking } = useCheckPayment();
  const [refusal, setRefusal] = useState<ShopError>();

  const conclude = (problem: ShopError | undefined) => {
    setRefusal(problem);
    if (!problem) onPaid();
    else if (isOfOrder(problem.code)) onOrderChange();
  };
  const pay = async (card: CardDetails) => {
    const shown = order ? { id: order.id, amountPaise: order.bill.toPayPaise } : undefined;
    conclude(await makePayment(shown, card));
  };
  const check = async (orderId: string) => conclude(await checkPayment(orderId));

  return (
    <>
      <PaymentForm
        paying={loading || checking}
        amountPaise={order?.bill.toPayPaise}
        serverErrors={refusal?.fields ?? {}}
        onPay={(card) => void pay(card)}
      />
      {refusal && (
        <PaymentRefusal
          refusal={refusal}
          checking={checking}
          onCheck={order ? () => void check(order.id) : undefined}
        />
      )}
    </>
  );
}
