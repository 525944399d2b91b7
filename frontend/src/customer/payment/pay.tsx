import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';

import type { ShopError } from '../../apollo/shop-error';
import { useNavigate } from '../../shared/lib/navigation';
import { useCheckPayment } from './use-check-payment';
import { useMakePayment } from './use-make-payment';
import type { CardDetails } from './card.rules';
import { PaymentForm } from './payment-form';
import { PaymentRefusal } from './payment-refusal';
import { PaymentSummary } from './payment-summary';
import { usePaymentSetupQuery } from '../../generated/customer/payment/online-payment';
import type { OrderToPayFieldsFragment } from '../../generated/graphql';
import { ButtonLink } from '../../shared/chakra/button';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { paths } from '../../shared/lib/paths';
import { confirmingOrder } from '../orders/placed-order';

// Nothing of Stripe is loaded where the shop does not take cards through it.
const StripePayment = lazy(async () => ({
  default: (await import('./stripe-payment')).StripePayment,
}));

interface PayProps {
  order: OrderToPayFieldsFragment | null;
  /** The order was paid or has lapsed meanwhile. */
  onNoLongerPayable: () => void;
}

/** Pays an order with what the shop takes cards with: the provider's own field, or the form. */
export function Pay({ order, onNoLongerPayable }: PayProps) {
  const { data, error, refetch } = usePaymentSetupQuery();
  const setup = data?.paymentSetup;
  const navigate = useNavigate();
  const toOrders = () =>
    void navigate(paths.customerOrders, order ? confirmingOrder(order.id) : undefined);

  if (error)
    return (
      <ErrorState text={t`The payment could not be prepared.`} onRetry={() => void refetch()} />
    );
  if (!setup) return <LoadingState label={t`Preparing the payment`} />;
  if (setup.gateway === 'stripe' && !order)
    return (
      <EmptyState text={t`No order is waiting for payment.`}>
        <ButtonLink to={paths.customerOrders}>{t`Go to your orders`}</ButtonLink>
      </EmptyState>
    );
  if (setup.publishableKey && order)
    return (
      <div className="payment">
        <Suspense fallback={<LoadingState label={t`Loading the card field`} />}>
          <StripePayment
            orderId={order.id}
            amountPaise={order.bill.toPayPaise}
            publishableKey={setup.publishableKey}
            onPaid={toOrders}
          />
        </Suspense>
        <div className="payment__summary">
          <PaymentSummary order={order} />
        </div>
      </div>
    );
  return <PayByForm order={order} onPaid={toOrders} onNoLongerPayable={onNoLongerPayable} />;
}

function PayByForm({ order, onPaid, onNoLongerPayable }: PayProps & { onPaid: () => void }) {
  const { makePayment, loading } = useMakePayment();
  const { checkPayment, checking } = useCheckPayment();
  const [refusal, setRefusal] = useState<ShopError>();

  const conclude = (problem: ShopError | undefined) => {
    setRefusal(problem);
    if (!problem) onPaid();
    else if (problem.code === 'ORDER_NOT_PAYABLE') onNoLongerPayable();
  };
  const pay = async (card: CardDetails) => conclude(await makePayment(order?.id, card));
  const check = async (orderId: string) => conclude(await checkPayment(orderId));

  return (
    <div className="payment">
      <div className="payment__column">
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
      </div>
      <div className="payment__summary">
        <PaymentSummary order={order} />
      </div>
    </div>
  );
}
