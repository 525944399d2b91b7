import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import { Badge } from '../../shared/chakra/badge';
import { PaymentStatusText } from '../../shared/chakra/status-text';
import { customerNameOf } from '../customer-name';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { adminOrderOf } from '../staff-paths';
import { Link } from '../../shared/ui/link';
import { Price } from '../../shared/ui/price';
import type { BoardOrder } from '../board/board.rules';
import { boardStatusText } from '../board/board-texts';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';
import { paymentMethodText } from '../kit/payment-method-text';

const columns = columnsOf<BoardOrder>();

/** The columns of found orders; one click opens an order. */
export const foundColumns = (fromList: object) => [
  columns.display({
    id: 'order',
    enableHiding: false,
    header: t`Order`,
    cell: ({ row: { original: found } }) => (
      <Line>
        <NumberLink to={adminOrderOf(found.order.id)} state={fromList} className="text-link">
          {found.order.id}
        </NumberLink>
        {found.order.isByPhone && <Badge tone="quiet">{t`By phone`}</Badge>}
        {found.lateness === 'LATE' && <Badge tone="bad">{t`late`}</Badge>}
        {found.lateness === 'DUE_SOON' && <Badge tone="waiting">{t`due soon`}</Badge>}
      </Line>
    ),
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'placed',
    header: t`Placed`,
    cell: ({ row }) => <Instant at={row.original.order.placedAt} />,
    meta: { sort: { ascending: 'OLDEST', descending: 'NEWEST' } },
  }),
  columns.display({
    id: 'customer',
    header: t`Customer`,
    cell: ({ row }) => {
      const { customer, order } = row.original;
      const { recipientName, phone } = order.deliveryAddress ?? {};
      const name = customerNameOf(customer);
      return (
        <div className="long-text">
          {name}
          {recipientName && recipientName !== name && <Note>{t`for ${recipientName}`}</Note>}
          <Note>{phone ?? customer.phone}</Note>
        </div>
      );
    },
  }),
  columns.display({
    id: 'delivery',
    header: t`Delivery`,
    cell: ({ row }) => {
      const { deliverySlot: slot, deliveryAddress: address } = row.original.order;
      return (
        <div>
          {nameDay(slot.date, new Date())} {formatWindow(slot.startMinute, slot.endMinute)}
          <Note>
            {address ? [address.line2 || address.line1, address.pinCode].join(', ') : t`no address`}
          </Note>
        </div>
      );
    },
    meta: { sort: { ascending: 'DELIVERY_FIRST', descending: 'DELIVERY_LAST' } },
  }),
  columns.display({
    id: 'status',
    header: t`Status`,
    cell: ({ row }) => <strong>{boardStatusText(row.original.order.status)}</strong>,
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'payment',
    header: t`Payment`,
    cell: ({
      row: {
        original: { order },
      },
    }) => (
      <div>
        <PaymentStatusText status={order.paymentStatus} />
        <Note>{paymentMethodText(order.paymentMethod)}</Note>
      </div>
    ),
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'toPay',
    header: t`To pay`,
    cell: ({ row }) => <Price paise={row.original.order.bill.toPayPaise} />,
    meta: { isNumeric: true },
  }),
];

const Line = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', gap: '6px', alignItems: 'center' },
});

const NumberLink = chakra(Link, {
  base: { display: 'inline-grid', alignItems: 'center', minWidth: '44px', minHeight: '44px' },
});

const Note = chakra('span', { base: { display: 'block', fontSize: '14px', color: 'soft' } });
