import type { BoardOfDayFragment, BoardOrderFragment } from '../generated/graphql';
import type { WithTypename } from './records';
import { anOrder } from './order-records';

type Changes = Partial<BoardOrderFragment['order']> &
  Partial<Pick<BoardOrderFragment, 'customer' | 'lateness' | 'nextStatuses'>>;

/** An order on the day board: placed, paid by card, for this evening. */
export function aBoardOrder({ customer, lateness, nextStatuses, ...order }: Changes = {}) {
  const { __typename, id, status, paymentStatus, paymentMethod, bill, deliverySlot } = anOrder();
  return {
    __typename: 'AdminOrder',
    lateness: lateness ?? 'ON_TIME',
    nextStatuses: nextStatuses ?? ['PACKED', 'CANCELLED'],
    customer: {
      __typename: 'Customer',
      id: '7',
      firstName: 'Asha',
      lastName: 'Patil',
      isDeleted: false,
      phone: '9820098200',
      ...customer,
    },
    order: {
      ...{ __typename, id, status, paymentStatus, paymentMethod, bill, deliverySlot },
      isByPhone: false,
      deliveryVersion: 1,
      placedAt: '2026-11-20T09:00:00Z',
      deliveryAddress: {
        __typename: 'DeliveryAddress',
        recipientName: 'Asha Patil',
        line1: '12 Gokhale Road',
        line2: 'Naupada',
        pinCode: '400602',
        phone: '9820098200',
      },
      ...order,
    },
  } as WithTypename<BoardOrderFragment>;
}

/** The board of a day, with the slots of these orders. */
export function aBoard(
  orders: readonly BoardOrderFragment[],
  slot: Partial<BoardOfDayFragment['slots'][number]> = {},
) {
  return {
    __typename: 'OrderBoard',
    day: '2026-11-21',
    slots: [
      {
        __typename: 'BoardSlot',
        startMinute: 1020,
        endMinute: 1140,
        capacity: 40,
        bookedCount: orders.length,
        isOffered: true,
        ...slot,
      },
    ],
    orders,
  };
}
