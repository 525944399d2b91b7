import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { StaffAttentionQuery } from '../../generated/graphql';
import { istDayOf } from '../../shared/lib/ist-day';
import { adminPaths } from '../admin-paths';
import { expiresSoon } from '../api-tokens/token-form.rules';

/** A matter that needs attention, with a link. */
export interface Matter {
  label: MessageDescriptor;
  count: number;
  /** The total of the orders, if it is about orders. */
  toPayPaise?: number;
  path: string;
  /** Whether something went wrong, or is overdue. */
  isUrgent: boolean;
}

const searchFor = (filter: Record<string, string>) =>
  `${adminPaths.orderSearch}?${new URLSearchParams(filter)}`;

const lowStock = `${adminPaths.listProduct}?stock=low`;

const dayMs = 86_400_000;

/** The matters that need attention, urgent ones first; without empty ones. */
export function mattersOf(
  {
    orderAttention: orders,
    stockAttention: stock,
    upiAttention: transfers,
    openMessageCount: messageCount = 0,
    apiTokens: tokens = [],
  }: StaffAttentionQuery,
  now: Date,
): Matter[] {
  const today = istDayOf(now);
  const tomorrow = istDayOf(new Date(now.getTime() + dayMs));
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
        path: searchFor({ statuses: 'DELIVERY_FAILED' }),
        isUrgent: true,
      },
      {
        label: msg`refunds failed`,
        count: orders.failedRefunds,
        path: searchFor({ hasFailedRefund: 'true' }),
        isUrgent: true,
      },
      {
        label: msg`problems reported`,
        count: orders.openReports,
        path: adminPaths.reports,
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
        path: searchFor({ statuses: 'PENDING', paymentStatuses: 'FAILED' }),
        isUrgent: false,
      },
      {
        label: msg`to pick by today`,
        ...orders.toPick,
        path: searchFor({ statuses: 'SUCCESS', deliveryTo: today }),
        isUrgent: false,
      },
      {
        label: msg`to pick for later days`,
        ...orders.toPickLater,
        path: searchFor({ statuses: 'SUCCESS', deliveryFrom: tomorrow }),
        isUrgent: false,
      },
      {
        label: msg`packed and not on the way`,
        ...orders.packed,
        path: searchFor({ statuses: 'PACKED' }),
        isUrgent: false,
      },
      {
        label: msg`out for delivery`,
        ...orders.outForDelivery,
        path: searchFor({ statuses: 'OUT_FOR_DELIVERY' }),
        isUrgent: false,
      },
    );
  if (transfers)
    matters.push(
      {
        label: msg`UPI transfers to look for`,
        count: transfers.statedCount,
        path: adminPaths.transfers,
        isUrgent: true,
      },
      {
        label: msg`refunds to send by UPI`,
        count: transfers.refundCount,
        path: adminPaths.transfers,
        isUrgent: true,
      },
    );
  if (stock)
    matters.push(
      {
        label: msg`products sold out`,
        count: stock.outCount,
        path: lowStock,
        isUrgent: false,
      },
      {
        label: msg`products with fewer than ${stock.lowLevel} pieces`,
        count: stock.lowCount,
        path: lowStock,
        isUrgent: false,
      },
    );
  matters.push({
    label: msg`messages that wait for an answer`,
    count: messageCount ?? 0,
    path: `${adminPaths.messages}?answered=no`,
    isUrgent: false,
  });
  matters.push({
    label: msg`API tokens that expire soon`,
    count: tokens.filter(({ expiresAt }) => expiresSoon(expiresAt, now)).length,
    path: adminPaths.tokens,
    isUrgent: true,
  });
  return matters.filter(({ count }) => count > 0);
}
