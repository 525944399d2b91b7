import { chakra, defineRecipe } from '@chakra-ui/react';

import type { OrderStatus, PaymentStatus } from '../../generated/graphql';
import { orderStatusText, paymentStatusText } from '../lib/order-status.rules';

/** The label of an order status. */
export const OrderStatusText = ({ status }: { status: OrderStatus }) => (
  <StyledText mood={moodOf[status]}>{orderStatusText(status)}</StyledText>
);

/** The label of a payment status. */
export const PaymentStatusText = ({ status }: { status: PaymentStatus }) => (
  <StyledText mood={moodOf[status]}>{paymentStatusText(status)}</StyledText>
);

type Mood = 'good' | 'bad' | 'waiting';

const moodOf: Partial<Record<OrderStatus | PaymentStatus, Mood>> = {
  SUCCESS: 'good',
  DELIVERED: 'good',
  FAILED: 'bad',
  CANCELLED: 'bad',
  PENDING: 'waiting',
};

const StyledText = chakra(
  'span',
  defineRecipe({
    base: { fontWeight: 600, whiteSpace: 'nowrap' },
    variants: {
      mood: {
        good: { color: 'leaf' },
        bad: { color: 'tamatar' },
        waiting: { color: 'haldi-text' },
      },
    },
  }),
);
