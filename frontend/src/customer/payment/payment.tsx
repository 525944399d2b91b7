import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import {
  useOrderAwaitingPaymentQuery,
  useOrderToPayQuery,
} from '../../generated/customer/payment/order-to-pay';
import type { OrderToPayFieldsFragment } from '../../generated/graphql';
import { ButtonLink } from '../../shared/ui/button';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { orderOf, paths } from '../../shared/lib/paths';
import { usePolling } from '../../shared/lib/use-polling';
import { Pay } from './pay';
import './payment.css';

/** The order may be paid in another window, or expire, while it is shown. */
const POLL_MS = 15_000;

/** The payment form for the order in the URL, or else for the newest unpaid one. */
export function PaymentRoute() {
  const [parameters] = useSearchParams();
  const orderId = parameters.get('orderId');
  return <Page title={t`Payment`}>{orderId ? <PayNamed orderId={orderId} /> : <PayNewest />}</Page>;
}

function PayNamed({ orderId }: { orderId: string }) {
  const [parameters] = useSearchParams();
  const { data, error, refetch } = useOrderToPayQuery({
    variables: { id: orderId },
    // It may have been paid since it was last shown.
    fetchPolicy: 'network-only',
  });
  const order = data?.order;
  usePolling(refetch, order?.status === 'PENDING' ? POLL_MS : undefined);
  const retry = () => void refetch();
  const code = failureOf(error)?.code;
  if (code === 'NOT_FOUND' || code === 'VALIDATION')
    return <NothingToPay text={t`There is no such order.`} />;
  if (error && !order)
    return <ErrorState text={t`The order could not be loaded.`} onRetry={retry} />;
  if (!order) return <LoadingState label={t`Loading the order`} />;
  // Whoever chose UPI may have paid just before the order was cancelled, and comes back here to say so.
  if (order.status === 'CANCELLED' && isUnpaid(order) && parameters.get('by') === 'upi')
    return <Pay order={order} onOrderChange={retry} />;
  if (order.status !== 'PENDING') return <NothingToPay text={whyNot(order)} orderId={order.id} />;
  return <Pay order={order} onOrderChange={retry} />;
}

function PayNewest() {
  const { data, error, refetch } = useOrderAwaitingPaymentQuery({ fetchPolicy: 'network-only' });
  const order = data?.orderAwaitingPayment;
  const retry = () => void refetch();
  if (error) return <ErrorState text={t`The order could not be loaded.`} onRetry={retry} />;
  if (order === undefined) return <LoadingState label={t`Loading the order`} />;
  return <Pay order={order} onOrderChange={retry} />;
}

const isUnpaid = ({ paymentMethod, paymentStatus }: OrderToPayFieldsFragment): boolean =>
  paymentMethod === 'CARD' && (paymentStatus === 'PENDING' || paymentStatus === 'FAILED');

function whyNot({ status, paymentStatus }: OrderToPayFieldsFragment): string {
  if (status === 'CANCELLED') return t`This order was cancelled. Nothing is to be paid.`;
  if (paymentStatus === 'SUCCESS') return t`This order is paid.`;
  return t`This order does not need a payment.`;
}

interface NothingToPayProps {
  text: string;
  orderId?: string;
}

const NothingToPay = ({ text, orderId }: NothingToPayProps) => (
  <EmptyState text={text}>
    {orderId ? (
      <ButtonLink to={orderOf(orderId)}>{t`See the order`}</ButtonLink>
    ) : (
      <p>{t`Unpaid orders are listed with your other orders.`}</p>
    )}
    <ButtonLink
      to={paths.customerOrders}
      tone={orderId ? 'quiet' : 'solid'}
    >{t`Go to your orders`}</ButtonLink>
  </EmptyState>
);
