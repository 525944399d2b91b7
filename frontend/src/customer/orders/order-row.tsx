import { Table } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import { orderOf, paymentOf } from '../../shared/lib/paths';
import type { OrderRowsFragment } from '../../generated/graphql';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { awaitsPayment } from '../../shared/lib/awaits-payment.rules';
import { billSum, awaitsCash } from '../../shared/lib/order-status.rules';
import { formatPaise } from '../../shared/lib/format-price';
import { formatShortDate } from '../../shared/lib/short-date';
import { ButtonLink } from '../../shared/chakra/button';
import { Link } from '../../shared/ui/link';
import { MrpPrice } from '../../shared/ui/mrp-price';
import { Price } from '../../shared/ui/price';
import { OrderStatusText, PaymentStatusText } from '../../shared/chakra/status-text';
import { LocalName, LocalUnit } from '../../shared/ui/local-name';

interface OrderRowProps {
  order: OrderRowsFragment;
  line: OrderRowsFragment['lines'][number];
  /** The first row of an order also shows the data of the whole order. */
  first: boolean;
}

/** One line of an order; every row shows the number and the status of its order. */
export function OrderRow({ order, line, first }: OrderRowProps) {
  return (
    <Table.Row data-first={first || undefined}>
      <Table.Cell data-label={t`Order Id`} data-half>
        <Link to={orderOf(order.id)} className="order__link">
          {order.id}
        </Link>
      </Table.Cell>
      <Table.Cell data-label={t`Order Date`} data-half>
        <time dateTime={order.orderedDate}>{formatShortDate(order.orderedDate)}</time>
      </Table.Cell>
      <Table.Cell data-label={t`Product`}>
        <div>
          <strong>
            <LocalName product={line} withEnglish />
          </strong>
          {line.unit && <LocalUnit unit={line.unit} className="order__note" />}
        </div>
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`Mrp Price`} data-half>
        <MrpPrice mrpPaise={line.mrpPaise} pricePaise={line.unitPricePaise} />
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`Quantity`} data-half>
        {line.quantity}
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`Total price`}>
        <Price paise={line.totalPaise} />
      </Table.Cell>
      <Table.Cell data-label={t`Order Status`}>
        <div>
          <OrderStatusText status={order.status} />
          {first && <Delivery order={order} />}
        </div>
      </Table.Cell>
      <Table.Cell data-label={t`Payment Status`}>
        <PaymentStatusText status={order.paymentStatus} />
      </Table.Cell>
      {first ? <Bill order={order} /> : <Table.Cell />}
    </Table.Row>
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
  const sum = billSum(order);
  const isCashDue = awaitsCash(order);
  return (
    <Table.Cell data-numeric data-label={t`Bill`}>
      <div className="order__bill">
        {isCashDue ? (
          <span>{t`Pay ${formatPaise(sum.paise)} at the door`}</span>
        ) : (
          <>
            <span className="order__note">{sum.label}</span>
            <Price paise={sum.paise} />
          </>
        )}
        {awaitsPayment(order) && (
          <ButtonLink to={paymentOf(order.id)} tone="outline">{t`Pay now`}</ButtonLink>
        )}
      </div>
    </Table.Cell>
  );
}
