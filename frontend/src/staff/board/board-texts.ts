import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { orderStatusText } from '../../shared/lib/order-status.rules';
import type { OrderStatus } from '../../generated/graphql';

/** The status of an order; a placed one is named by the next step. */
export const boardStatusText = (status: OrderStatus): string =>
  status === 'SUCCESS' ? i18n._(msg`to pack`) : orderStatusText(status);

const moveTexts: Partial<Record<OrderStatus, MessageDescriptor>> = {
  PACKED: msg`Packed`,
  OUT_FOR_DELIVERY: msg`Out for delivery`,
  DELIVERED: msg`Delivered`,
};

/** The label of a button that changes orders to this status. */
export const moveText = (to: OrderStatus): string => {
  const text = moveTexts[to];
  return text ? i18n._(text) : boardStatusText(to);
};
