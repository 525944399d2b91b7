import { plural, t } from '@lingui/core/macro';

import { Button, ButtonLink } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { adminOrderOf, printOf } from '../staff-paths';
import { Link } from '../../shared/ui/link';
import type { OrderStatus } from '../../generated/graphql';
import { onSingleClick } from '../kit/on-single-click';
import { useFromList } from '../kit/way-back';
import { canChangeDelivery } from '../orders/change-delivery.rules';
import { boardStatusText, moveText } from './board-texts';
import { boardTransitions, canMove, sumOf, type BoardOrder } from './board.rules';

interface BulkBarProps {
  selected: readonly BoardOrder[];
  /** Orders that were selected too, and then moved by others. */
  movedMeanwhile: readonly BoardOrder[];
  busy: boolean;
  onMove: (orders: readonly BoardOrder[], to: OrderStatus) => void;
  /** Gives these orders another slot. */
  onSlot: (orders: readonly BoardOrder[]) => void;
  onClear: () => void;
}

/** The actions for the selected orders. */
export function BulkBar({ selected, movedMeanwhile, busy, ...act }: BulkBarProps) {
  const { onMove, onSlot, onClear } = act;
  const fromList = useFromList();
  if (selected.length + movedMeanwhile.length === 0) return null;
  const sum = formatPaise(sumOf(selected));
  const toDeliver = selected.filter(({ order }) => canChangeDelivery(order));
  return (
    <section className="bulk-bar" aria-label={t`Selected orders`}>
      {movedMeanwhile.length > 0 && (
        <Notice tone="warning">
          <p>{t`Somebody else has moved these meanwhile; they stay where they are now:`}</p>
          <ul className="order-reasons">
            {movedMeanwhile.map(({ order }) => (
              <li key={order.id}>
                <Link
                  to={adminOrderOf(order.id)}
                  className="text-link"
                >{t`Order ${order.id}`}</Link>
                : {boardStatusText(order.status)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="bulk-bar__actions">
        <p aria-live="polite">
          <strong>
            {plural(selected.length, { one: '# order selected', other: '# orders selected' })}
          </strong>{' '}
          · {sum}
        </p>
        {boardTransitions.map((to) => {
          const those = selected.filter((each) => canMove(each, to));
          return (
            those.length > 0 && (
              <Button key={to} loading={busy} onClick={onSingleClick(() => onMove(those, to))}>
                {moveText(to)} ({those.length})
              </Button>
            )
          );
        })}
        {toDeliver.length > 0 && (
          <Button tone="outline" aria-haspopup="dialog" onClick={() => onSlot(toDeliver)}>
            {t`Another slot`} ({toDeliver.length})
          </Button>
        )}
        {selected.length > 0 && (
          <ButtonLink
            to={printOf({ numbers: selected.map(({ order }) => order.id) })}
            state={fromList}
            tone="outline"
          >{t`Print`}</ButtonLink>
        )}
        <Button tone="quiet" onClick={onClear}>{t`Clear selection`}</Button>
      </div>
    </section>
  );
}
