import { t } from '@lingui/core/macro';

import type { OrderToPayFieldsFragment } from '../../generated/graphql';
import { billSum } from '../../shared/lib/order-status.rules';
import { Bill } from '../../shared/ui/bill';
import { PayBy } from '../../shared/ui/pay-by';

/** The order being paid, with its bill. Without an order, the card is only checked. */
export function PaymentSummary({ order }: { order: OrderToPayFieldsFragment | null }) {
  if (!order)
    return (
      <section className="panel form">
        <h2>{t`No order is waiting for payment`}</h2>
        <p>{t`Your card will be checked, and nothing is charged.`}</p>
      </section>
    );
  return (
    <section className="panel form" aria-labelledby="payment-order">
      <h2 id="payment-order">{t`Order ${{ id: order.id }}`}</h2>
      <Bill {...order.bill} sum={billSum(order)} />
      {order.payUntil && <PayBy until={order.payUntil} />}
    </section>
  );
}
