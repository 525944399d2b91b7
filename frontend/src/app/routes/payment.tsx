import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { ShopError } from '../../apollo/shop-error';
import { useMakePayment } from '../../features/payments/api/use-make-payment';
import {
  useOrderAwaitingPayment,
  useOrderToPay,
} from '../../features/payments/api/use-order-to-pay';
import type { CardDetails } from '../../features/payments/card.rules';
import { PaymentForm } from '../../features/payments/components/payment-form';
import { PaymentSummary } from '../../features/payments/components/payment-summary';
import type { OrderToPayFieldsFragment } from '../../generated/graphql';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states';
import { paths } from '../paths';
import './payment.css';

/** The card payment form: for the order that the address names, else for the newest that awaits payment. */
export function PaymentRoute() {
  const [parameters] = useSearchParams();
  const orderId = parameters.get('orderId');
  return <Page title="Payment">{orderId ? <PayNamed orderId={orderId} /> : <PayNewest />}</Page>;
}

function PayNamed({ orderId }: { orderId: string }) {
  const { order, unknown, failed, retry } = useOrderToPay(orderId);
  if (unknown) return <NothingToPay text="There is no such order." />;
  if (failed && !order) return <ErrorState text="The order could not be loaded." onRetry={retry} />;
  if (!order) return <LoadingState label="Loading the order" />;
  if (order.status !== 'PENDING') return <NothingToPay text="This order awaits no payment." />;
  return <Pay order={order} />;
}

function PayNewest() {
  const { order, failed, retry } = useOrderAwaitingPayment();
  if (failed) return <ErrorState text="The order could not be loaded." onRetry={retry} />;
  if (order === undefined) return <LoadingState label="Loading the order" />;
  return <Pay order={order} />;
}

function Pay({ order }: { order: OrderToPayFieldsFragment | null }) {
  const { makePayment, loading } = useMakePayment();
  const [refusal, setRefusal] = useState<ShopError>();
  const navigate = useNavigate();

  const pay = async (card: CardDetails) => {
    const problem = await makePayment(order?.id, card);
    setRefusal(problem);
    if (!problem) await navigate(paths.clientOrder);
  };

  return (
    <div className="payment">
      <PaymentForm
        paying={loading}
        serverErrors={refusal?.fields ?? {}}
        onPay={(card) => void pay(card)}
      />
      <div className="payment__aside">
        <PaymentSummary order={order} />
        {refusal && (
          <p className="payment__refusal" role="alert">
            {refusal.message}
          </p>
        )}
      </div>
    </div>
  );
}

const NothingToPay = ({ text }: { text: string }) => (
  <EmptyState text={text}>
    <p>Orders that await their payment stand with your other orders.</p>
    <ButtonLink to={paths.clientOrder}>Go to your orders</ButtonLink>
  </EmptyState>
);
