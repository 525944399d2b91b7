import { t } from '@lingui/core/macro';
import { generatePath } from 'react-router-dom';

import { paths, paymentOf, receiptOf, receiptPdfOf } from '../../shared/lib/paths';
import type { OrderDetailsFragment } from '../../generated/graphql';
import { OrderAgain } from '../../features/orders/order-again';
import { awaitsPayment } from '../../shared/lib/awaits-payment.rules';
import { mayHaveReceipt } from '../../shared/lib/order-status.rules';
import { ButtonLink } from '../../shared/chakra/button';
import { Link } from '../../shared/ui/link';
import { PayBy } from '../../shared/ui/pay-by';
import { CancelOrder } from './cancel-order';
import { ReportProblem } from './report-problem';
import './order-actions.css';

/** The actions that the customer has in the current status of an order. */
export function OrderActions({ order }: { order: OrderDetailsFragment }) {
  const { id, status, payUntil, canBeCancelled, editableUntil, takesUpiTransfer } = order;
  const { isByUpi, utr } = order.payments.find(({ status: each }) => each === 'PENDING') ?? {};
  return (
    <div className="order-actions">
      {awaitsPayment(order) && (
        <>
          {payUntil && <PayBy until={payUntil} />}
          {isByUpi ? (
            <p>
              {utr
                ? t`The shop is looking for your UPI transfer ${utr}.`
                : t`The shop is looking for your UPI transfer.`}
            </p>
          ) : (
            <ButtonLink to={paymentOf(id)} tone="haldi" size="lg">{t`Pay now`}</ButtonLink>
          )}
        </>
      )}
      {status === 'CANCELLED' && takesUpiTransfer && (
        <p>
          {isByUpi
            ? t`The shop is looking for your UPI transfer, and sends the money back.`
            : t`Have you paid this order by UPI? Then tell us: we send the money back.`}{' '}
          {!isByUpi && <Link className="text-link" to={paymentOf(id, true)}>{t`I have paid`}</Link>}
        </p>
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
