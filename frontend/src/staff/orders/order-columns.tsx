import { t } from '@lingui/core/macro';

import type { AdminOrderRowFragment } from '../../generated/graphql';
import { OrderStatusText, PaymentStatusText } from '../../shared/chakra/status-text';
import { customerNameOf } from '../customer-name';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { adminOrderOf } from '../staff-paths';
import { Link } from '../../shared/ui/link';
import { Price } from '../../shared/ui/price';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';
import { paymentMethodText } from '../kit/payment-method-text';
import { OrderStatusActions } from './order-status-actions';

const columns = columnsOf<AdminOrderRowFragment>();

interface OrderColumns {
  /** The router state of the links to an order. */
  fromList: object;
  /** Whether the viewer may not change the status of an order. */
  readOnly: boolean;
}

/** The specified columns, with the possible transitions of each order. */
export const orderColumns = ({ fromList, readOnly }: OrderColumns) => [
  columns.display({
    id: 'id',
    enableHiding: false,
    header: t`Order Id`,
    cell: ({ row: { original: each } }) => (
      <Link to={adminOrderOf(each.order.id)} state={fromList} className="admin-order__link">
        {each.order.id}
      </Link>
    ),
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'placed',
    header: t`Placed`,
    cell: ({ row: { original: each } }) => <Instant at={each.order.placedAt} />,
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'customer',
    header: t`Customer`,
    cell: ({ row: { original: each } }) => (
      <div className="long-text">
        {customerNameOf(each.customer)}
        <span className="admin-order__note">{each.customer.phone}</span>
      </div>
    ),
  }),
  columns.display({
    id: 'delivery',
    header: t`Delivery`,
    cell: ({ row: { original: each } }) => <Delivery {...each.order} />,
  }),
  columns.display({
    id: 'toPay',
    header: t`To pay`,
    cell: ({ row: { original: each } }) => <Price paise={each.order.bill.toPayPaise} />,
    meta: { isNumeric: true },
  }),
  columns.display({
    id: 'payment',
    header: t`Payment Status`,
    cell: ({ row: { original: each } }) => (
      <div>
        <PaymentStatusText status={each.order.paymentStatus} />
        <span className="admin-order__note">{paymentMethodText(each.order.paymentMethod)}</span>
      </div>
    ),
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'status',
    header: t`Order Status`,
    cell: ({ row: { original: each } }) => <OrderStatusText status={each.order.status} />,
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'next',
    header: t`Next`,
    cell: ({ row: { original: each } }) => !readOnly && <OrderStatusActions {...each} />,
    meta: { isUnnamed: true },
  }),
];

function Delivery({ deliverySlot, deliveryAddress: address }: AdminOrderRowFragment['order']) {
  const { date, startMinute, endMinute } = deliverySlot;
  return (
    <div>
      <span className="admin-order__slot">
        {nameDay(date, new Date())} {formatWindow(startMinute, endMinute)}
      </span>
      <span className="admin-order__note">
        {address ? `${address.line2 ?? address.line1}, ${address.pinCode}` : t`no address`}
      </span>
    </div>
  );
}
