import { Table } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { memo } from 'react';

import { customerNameOf } from '../customer-name';
import { Badge } from '../../shared/chakra/badge';
import { Button, ButtonLink } from '../../shared/chakra/button';
import { PaymentStatusText } from '../../shared/chakra/status-text';
import { adminOrderOf, walkOf } from '../staff-paths';
import { Link } from '../../shared/ui/link';
import { Price } from '../../shared/ui/price';
import type { OrderStatus } from '../../generated/graphql';
import { onSingleClick } from '../kit/on-single-click';
import { paymentMethodText } from '../kit/payment-method-text';
import { useFromList } from '../kit/way-back';
import { boardStatusText, moveText } from './board-texts';
import { nextOf, type BoardOrder } from './board.rules';

interface BoardRowProps {
  order: BoardOrder;
  /** Whether it arrived while the board was open. */
  isNew: boolean;
  isSelected: boolean;
  readOnly: boolean;
  busy: boolean;
  onToggle: (orders: readonly BoardOrder[]) => void;
  onMove: (order: BoardOrder, to: OrderStatus) => void;
}

/** One order of the day. Only rows with a changed order re-render. */
export const BoardRow = memo(
  function BoardRow({ order: board, isNew, isSelected, readOnly, busy, ...on }: BoardRowProps) {
    const { order, customer, lateness } = board;
    const fromBoard = useFromList();
    const { id, deliveryAddress: address } = order;
    const phone = address?.phone ?? customer.phone;
    const next = nextOf(board);
    return (
      <Table.Row data-late={lateness === 'LATE' || undefined} data-new={isNew || undefined}>
        {!readOnly && (
          <Table.Cell className="slot__check" data-part="check">
            <input
              type="checkbox"
              aria-label={t`Select order ${id}`}
              checked={isSelected}
              onChange={() => on.onToggle([board])}
            />
          </Table.Cell>
        )}
        <Table.Cell data-part="order">
          <span className="slot__order">
            <Link to={adminOrderOf(id)} state={fromBoard} className="text-link">
              {id}
            </Link>
            {isNew && <Badge tone="good">{t`new`}</Badge>}
            {lateness === 'LATE' && <Badge tone="bad">{t`late`}</Badge>}
            {lateness === 'DUE_SOON' && <Badge tone="waiting">{t`due soon`}</Badge>}
          </span>
        </Table.Cell>
        <Table.Cell data-part="customer">
          <div>
            {address?.recipientName ?? customerNameOf(customer)}
            {phone && (
              <a className="slot__note" href={`tel:${phone}`}>
                {phone}
              </a>
            )}
          </div>
        </Table.Cell>
        <Table.Cell data-part="address">
          <div>
            {address ? address.line1 : t`no address`}
            {address && (
              <span className="slot__note">
                {[address.line2, address.pinCode].filter(Boolean).join(', ')}
              </span>
            )}
          </div>
        </Table.Cell>
        <Table.Cell data-numeric data-part="sum">
          <Price paise={order.bill.toPayPaise} />
        </Table.Cell>
        <Table.Cell data-part="payment">
          <div>
            <PaymentStatusText status={order.paymentStatus} />
            <span className="slot__note">{paymentMethodText(order.paymentMethod)}</span>
          </div>
        </Table.Cell>
        <Table.Cell data-part="status">
          <strong>{boardStatusText(order.status)}</strong>
        </Table.Cell>
        {!readOnly && (
          <Table.Cell data-part="next">
            {next && (
              <Button
                tone="outline"
                loading={busy}
                aria-label={t`${moveText(next)}, order ${id}`}
                onClick={onSingleClick(() => on.onMove(board, next))}
              >
                {moveText(next)}
              </Button>
            )}
            {(order.status === 'SUCCESS' || order.status === 'PICKING') && (
              <ButtonLink
                to={walkOf([id])}
                tone="outline"
                aria-label={t`Pick, order ${id}`}
              >{t`Pick`}</ButtonLink>
            )}
            {order.status === 'DELIVERY_FAILED' && (
              <ButtonLink
                to={adminOrderOf(id)}
                state={fromBoard}
                tone="outline"
                aria-label={t`Decide, order ${id}`}
              >{t`Decide`}</ButtonLink>
            )}
          </Table.Cell>
        )}
      </Table.Row>
    );
  },
  // The handlers do the same in every row, so they need no comparison.
  (before, after) =>
    before.order === after.order &&
    before.isNew === after.isNew &&
    before.isSelected === after.isSelected &&
    before.readOnly === after.readOnly &&
    before.busy === after.busy,
);
