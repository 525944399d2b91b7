import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
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
const loadStripe = async () => (await import('./stripe-payment')).StripePayment;
const loadRazorpay = async () => (await import('./razorpay-payment')).RazorpayPayment;

// Nor does the code of UPI, which uses Chakra UI, load for a payment by card.
const loadUpi = async () => (await import('./upi-payment')).UpiPayment;

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
  const shown: Way = order && isByUpi ? 'UPI' : 'CARD';
  // What was typed for one way stays while the other one is looked at.
  const [seen, setSeen] = useState([shown]);
  if (!seen.includes(shown)) setSeen([...seen, shown]);
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
        {seen.map((each) => (
          <div key={each} className="payment__column" hidden={each !== shown}>
            {each === 'CARD' && <PayByCard order={order} onOrderChange={onOrderChange} />}
            {each === 'UPI' && order && (
              <LoadedPart load={loadUpi} props={{ order, onChange: onOrderChange }} />
            )}
          </div>
        ))}
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

  if (error) return <NotPrepared onRetry={() => void refetch()} />;
  if (!setup) return <Preparing />;
  if (setup.publishableKey && !order)
    return (
      <EmptyState text={t`No order is waiting for payment.`}>
        <ButtonLink to={paths.customerOrders}>{t`Go to your orders`}</ButtonLink>
      </EmptyState>
    );
  if (setup.publishableKey && order)
    return (
      <LoadedPart
        load={setup.gateway === 'razorpay' ? loadRazorpay : loadStripe}
        props={{
          orderId: order.id,
          amountPaise: order.bill.toPayPaise,
          publishableKey: setup.publishableKey,
          onPaid: toOrders,
          onOrderChange,
        }}
      />
    );
  return <PayByForm order={order} onPaid={toOrders} onOrderChange={onOrderChange} />;
}

const Preparing = () => <LoadingState label={t`Preparing the payment`} />;

const NotPrepared = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState text={t`The payment could not be prepared.`} onRetry={onRetry} />
);

interface LoadedPartProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/**
 * A part whose code only browsers load: the server renders the rest of the page. Without a connection it can be tried
 * again, where an error of React would replace the page with everything typed.
 */
function LoadedPart<Props extends object>({ load, props }: LoadedPartProps<Props>) {
  const [{ Part, failed }, setLoaded] = useState<{
    Part?: ComponentType<Props>;
    failed?: boolean;
  }>({});
  const tryToLoad = useCallback(() => {
    load().then(
      (loaded) => setLoaded({ Part: loaded }),
      () => setLoaded({ failed: true }),
    );
  }, [load]);
  useEffect(tryToLoad, [tryToLoad]);
  const retry = () => {
    setLoaded({});
    tryToLoad();
  };
  if (failed) return <NotPrepared onRetry={retry} />;
  return Part ? <Part {...props} /> : <Preparing />;
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
