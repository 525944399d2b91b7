import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { OrderStatus, StaffAttentionQuery } from '../../generated/graphql';
import { paths } from '../../shared/lib/paths';

/** Something that somebody should see to, and where. */
export interface Matter {
  label: MessageDescriptor;
  count: number;
  /** What the orders cost together, where it is about orders. */
  toPayPaise?: number;
  /** Left out where no screen lists them. */
  path?: string;
  /** Something went wrong, or is overdue. */
  isUrgent: boolean;
}

const searchFor = (filter: Record<string, string>) =>
  `${paths.adminOrderSearch}?${new URLSearchParams(filter)}`;

const ordersOf = (status: OrderStatus) => `${paths.adminOrders}?${new URLSearchParams({ status })}`;

/** What needs attention, the urgent first; nothing of which there is none. */
export function mattersOf({
  orderAttention: orders,
  stockAttention: stock,
  recentMessageCount: messageCount = 0,
}: StaffAttentionQuery): Matter[] {
  const matters: Matter[] = [];
  if (orders)
    matters.push(
      {
        label: msg`late`,
        ...orders.late,
        path: searchFor({ isLate: 'true' }),
        isUrgent: true,
      },
      {
        label: msg`not delivered`,
        ...orders.deliveryFailed,
        path: ordersOf('DELIVERY_FAILED'),
        isUrgent: true,
      },
      {
        label: msg`refunds failed`,
        count: orders.failedRefunds,
        path: searchFor({ hasFailedRefund: 'true' }),
        isUrgent: true,
      },
      {
        label: msg`delivered and not paid`,
        ...orders.unpaid,
        path: searchFor({ statuses: 'DELIVERED', paymentStatuses: 'PENDING' }),
        isUrgent: true,
      },
      {
        label: msg`payments declined`,
        ...orders.failedPayments,
        path: ordersOf('PENDING'),
        isUrgent: false,
      },
      {
        label: msg`to pick by today`,
        ...orders.toPick,
        path: ordersOf('SUCCESS'),
        isUrgent: false,
      },
      {
        label: msg`to pick for later days`,
        ...orders.toPickLater,
        path: ordersOf('SUCCESS'),
        isUrgent: false,
      },
      {
        label: msg`packed and not on the way`,
        ...orders.packed,
        path: ordersOf('PACKED'),
        isUrgent: false,
      },
      {
        label: msg`out for delivery`,
        ...orders.outForDelivery,
        path: ordersOf('OUT_FOR_DELIVERY'),
        isUrgent: false,
      },
    );
  if (stock)
    matters.push(
      {
        label: msg`products sold out`,
        count: stock.outCount,
        path: paths.adminListProduct,
        isUrgent: false,
      },
      {
        label: msg`products with fewer than ${stock.lowLevel} pieces`,
        count: stock.lowCount,
        path: paths.adminListProduct,
        isUrgent: false,
      },
    );
  matters.push({
    label: msg`messages in the last seven days`,
    count: messageCount ?? 0,
    path: paths.adminMessages,
    isUrgent: false,
  });
  return matters.filter(({ count }) => count > 0);
}
