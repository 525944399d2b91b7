import { t } from '@lingui/core/macro';

import { orderOf, paymentOf } from '../../../shared/lib/paths';
import type { OrderRowsFragment } from '../../../generated/graphql';
import { formatWindow, nameDay } from '../../../shared/lib/ist-day';
import { awaitsPayment } from '../../../shared/lib/order-status.rules';
import { formatShortDate } from '../../../shared/lib/short-date';
import { ButtonLink } from '../../../shared/ui/button';
import { Link } from '../../../shared/ui/link';
import { Price } from '../../../shared/ui/price';
import { OrderStatusText, PaymentStatusText } from '../../../shared/ui/status-text';

interface OrderRowProps {
  order: OrderRowsFragment;
  line: OrderRowsFragment['lines'][number];
  /** The first row of an order also says what concerns the order as a whole. */
  first: boolean;
}

/** One line of an order; every row says which order it belongs to and how that stands. */
export function OrderRow({ order, line, first }: OrderRowProps) {
  return (
    <tr data-first={first || undefined}>
      <td data-label={t`Order Id`} data-half>
        <Link to={orderOf(order.id)} className="order__link">
          {order.id}
        </Link>
      </td>
      <td data-label={t`Order Date`} data-half>
        <time dateTime={order.orderedDate}>{formatShortDate(order.orderedDate)}</time>
      </td>
      <td data-label={t`Product`}>
        <div>
          <strong>{line.name}</strong>
          {line.unit && <span className="order__note">{line.unit}</span>}
        </div>
      </td>
      <td className="number" data-label={t`Mrp Price`} data-half>
        <Price paise={line.mrpPaise} />
      </td>
      <td className="number" data-label={t`Quantity`} data-half>
        {line.quantity}
      </td>
      <td className="number" data-label={t`Total price`}>
        <Price paise={line.totalPaise} />
      </td>
      <td data-label={t`Order Status`}>
        <div>
          <OrderStatusText status={order.status} />
          {first && <Delivery order={order} />}
        </div>
      </td>
      <td data-label={t`Payment Status`}>
        <PaymentStatusText status={order.paymentStatus} />
      </td>
      {first ? <Bill order={order} /> : <td />}
    </tr>
  );
}

function Delivery({ order }: { order: OrderRowsFragment }) {
  if (order.status === 'CANCELLED' || order.status === 'DELIVERED') return null;
  const { date, startMinute, endMinute } = order.deliverySlot;
  return (
    <span className="order__note">
      {nameDay(date, new Date())} {formatWindow(startMinute, endMinute)}
    </span>
  );
}

function Bill({ order }: { order: OrderRowsFragment }) {
  return (
    <td className="number" data-label={t`Bill`}>
      <div className="order__bill">
        <Price paise={order.bill.toPayPaise} />
        {awaitsPayment(order) && (
          <ButtonLink to={paymentOf(order.id)} tone="outline">{t`Pay now`}</ButtonLink>
        )}
      </div>
    </td>
  );
}
