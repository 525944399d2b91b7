import { t } from '@lingui/core/macro';
import { Table } from '@chakra-ui/react';

import { adminOrderOf } from '../../shared/lib/paths';
import type { AdminOrderRowFragment } from '../../generated/graphql';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { formatInstant } from '../../shared/lib/ist-time';
import { Link } from '../../shared/ui/link';
import { Price } from '../../shared/ui/price';
import { OrderStatusText, PaymentStatusText } from '../../shared/chakra/status-text';
import { OrderStatusActions } from './order-status-actions';

interface AdminOrderRowProps {
  adminOrder: AdminOrderRowFragment;
  /** The viewer may not change its status. */
  readOnly: boolean;
}

/** One order of the admin's table. */
export function AdminOrderRow({ adminOrder, readOnly }: AdminOrderRowProps) {
  const { order, customer, nextStatuses } = adminOrder;
  const { date, startMinute, endMinute } = order.deliverySlot;
  const address = order.deliveryAddress;
  return (
    <Table.Row>
      <Table.Cell data-label={t`Order Id`}>
        <Link to={adminOrderOf(order.id)} className="admin-order__link">
          {order.id}
        </Link>
      </Table.Cell>
      <Table.Cell data-label={t`Placed`}>
        <time dateTime={order.placedAt}>{formatInstant(order.placedAt)}</time>
      </Table.Cell>
      <Table.Cell data-label={t`Customer`}>
        <div>
          {customer.firstName} {customer.lastName}
          <span className="admin-order__note">{customer.phone}</span>
        </div>
      </Table.Cell>
      <Table.Cell data-label={t`Delivery`}>
        <div>
          <span className="admin-order__slot">
            {nameDay(date, new Date())} {formatWindow(startMinute, endMinute)}
          </span>
          <span className="admin-order__note">
            {address ? `${address.line2 ?? address.line1}, ${address.pinCode}` : t`no address`}
          </span>
        </div>
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`To pay`}>
        <Price paise={order.bill.toPayPaise} />
      </Table.Cell>
      <Table.Cell data-label={t`Payment Status`}>
        <div>
          <PaymentStatusText status={order.paymentStatus} />
          <span className="admin-order__note">
            {order.paymentMethod === 'CARD' ? t`card` : t`cash`}
          </span>
        </div>
      </Table.Cell>
      <Table.Cell data-label={t`Order Status`}>
        <OrderStatusText status={order.status} />
      </Table.Cell>
      <Table.Cell>
        {!readOnly && <OrderStatusActions order={order} nextStatuses={nextStatuses} />}
      </Table.Cell>
    </Table.Row>
  );
}
