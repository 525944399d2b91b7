import { paymentOf } from '../../../app/paths';
import type { OrderRowsFragment } from '../../../generated/graphql';
import { formatWindow, nameDay } from '../../../lib/ist-day';
import { formatShortDate } from '../../../lib/short-date';
import { ButtonLink } from '../../../ui/button';
import { Price } from '../../../ui/price';
import { awaitsPayment, orderStatusText, paymentStatusText } from '../order-status.rules';

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
      <td data-label="Order Id" data-half>
        {order.id}
      </td>
      <td data-label="Order Date" data-half>
        <time dateTime={order.orderedDate}>{formatShortDate(order.orderedDate)}</time>
      </td>
      <td data-label="Product">
        <div>
          <strong>{line.name}</strong>
          {line.unit && <span className="order__note">{line.unit}</span>}
        </div>
      </td>
      <td className="number" data-label="Mrp Price" data-half>
        <Price paise={line.mrpPaise} />
      </td>
      <td className="number" data-label="Quantity" data-half>
        {line.quantity}
      </td>
      <td className="number" data-label="Total price">
        <Price paise={line.totalPaise} />
      </td>
      <td data-label="Order Status">
        <div>
          <Status text={orderStatusText[order.status]} />
          {first && <Delivery order={order} />}
        </div>
      </td>
      <td data-label="Payment Status">
        <Status text={paymentStatusText[order.paymentStatus]} />
      </td>
      {first ? <Bill order={order} /> : <td />}
    </tr>
  );
}

const Status = ({ text }: { text: string }) => (
  <span className="order__status" data-status={text}>
    {text}
  </span>
);

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
    <td className="number" data-label="Bill">
      <div className="order__bill">
        <Price paise={order.bill.toPayPaise} />
        {awaitsPayment(order) && (
          <ButtonLink to={paymentOf(order.id)} tone="outline">
            Pay now
          </ButtonLink>
        )}
      </div>
    </td>
  );
}
