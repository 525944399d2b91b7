import { t } from '@lingui/core/macro';
import { generatePath } from 'react-router-dom';

import { paths, paymentOf, receiptOf, receiptPdfOf } from '../../shared/lib/paths';
import type { OrderDetailsFragment } from '../../generated/graphql';
import { useNavigate } from '../../shared/lib/navigation';
import { awaitsPayment } from '../../shared/lib/awaits-payment.rules';
import { mayHaveReceipt } from '../../shared/lib/order-status.rules';
import { Button, ButtonLink } from '../../shared/chakra/button';
import { PayBy } from '../../shared/ui/pay-by';
import { useReorder } from './use-reorder';
import { CancelOrder } from './cancel-order';
import { ReportProblem } from './report-problem';
import './order-actions.css';
import type { ReorderState } from './reorder-notice';

/** What the customer can do with an order where it stands. */
export function OrderActions({ order }: { order: OrderDetailsFragment }) {
  const { id, status, payUntil, canBeCancelled, editableUntil } = order;
  const { utr } = order.payments.find(({ status: each }) => each === 'PENDING') ?? {};
  return (
    <div className="order-actions">
      {awaitsPayment(order) && (
        <>
          {payUntil && <PayBy until={payUntil} />}
          {utr ? (
            <p>{t`The shop is looking for your UPI transfer ${utr}.`}</p>
          ) : (
            <ButtonLink to={paymentOf(id)} tone="haldi" size="lg">{t`Pay now`}</ButtonLink>
          )}
        </>
      )}
      <div className="order-actions__row">
        <OrderAgain orderId={id} />
        {mayHaveReceipt(status) && (
          <>
            <ButtonLink to={receiptOf(id)} tone="quiet">{t`Receipt`}</ButtonLink>
            <a className="text-link" href={receiptPdfOf(id)}>{t`Receipt as PDF`}</a>
          </>
        )}
        {editableUntil && (
          <ButtonLink to={generatePath(paths.customerEditOrder, { id })} tone="outline">
            {t`Edit order`}
          </ButtonLink>
        )}
        {canBeCancelled && <CancelOrder order={order} />}
        <ReportProblem order={order} />
      </div>
    </div>
  );
}

function OrderAgain({ orderId }: { orderId: string }) {
  const { reorder, loading } = useReorder();
  const navigate = useNavigate();

  const orderAgain = async () => {
    const outcome = await reorder(orderId);
    if (!outcome) return;
    const { addedLineCount, left } = outcome;
    const state: ReorderState = { reordered: { orderId, addedLineCount, left } };
    navigate(paths.customerCart, { state });
  };

  return (
    <Button
      tone="outline"
      loading={loading}
      onClick={() => void orderAgain()}
    >{t`Order again`}</Button>
  );
}
