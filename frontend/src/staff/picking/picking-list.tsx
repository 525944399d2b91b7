import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { failureOf } from '../../apollo/shop-error';
import type { OrderOfListFragment } from '../../generated/graphql';
import { useOrdersToPickQuery } from '../../generated/staff/picking/picking';
import { Badge } from '../../shared/chakra/badge';
import { Button, ButtonLink } from '../../shared/chakra/button';
import { formatWindow, istDayOf, nameDay } from '../../shared/lib/ist-day';
import { walkOf } from '../staff-paths';
import { useNow } from '../../shared/lib/use-now';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';
import { mostOrders, recipientOf } from './walk.rules';

const everyMinuteMs = 60_000;
const pollMs = 15_000;

/** The orders to pick today, by slot, with the remaining ones of previous days first; one walk can pick several. */
export function PickingList() {
  const now = useNow(everyMinuteMs);
  const day = istDayOf(now);
  const { data, error, refetch } = useOrdersToPickQuery({
    variables: { day },
    fetchPolicy: 'cache-and-network',
    pollInterval: pollMs,
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const failure = failureOf(error);
  if (!data) {
    if (failure)
      return (
        <LoadFailure
          failure={failure}
          text={t`The orders could not be loaded.`}
          onRetry={() => void refetch()}
        />
      );
    return <LoadingState label={t`Loading the orders`} rows={6} />;
  }
  const { overdue, orders: ofToday } = data.orderBoard;
  const orders = [...overdue, ...ofToday.filter(isToPick)];
  if (orders.length === 0) return <EmptyState text={t`Nothing is to be picked for today.`} />;
  const toggle = (id: string) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((each) => each !== id) : [...before, id],
    );
  const ids = orders.map(({ order }) => order.id).filter((id) => chosen.includes(id));
  return (
    <>
      {slotsOf(orders, now).map(([window, those]) => (
        <section key={window} className="pick-slot" aria-label={window}>
          <h2>{window}</h2>
          <ul>
            {those.map((each) => (
              <Row
                key={each.order.id}
                row={each}
                isChosen={chosen.includes(each.order.id)}
                onToggle={toggle}
              />
            ))}
          </ul>
        </section>
      ))}
      {ids.length > 0 && (
        <div className="pick-bar">
          <ButtonLink to={walkOf(ids.slice(0, mostOrders))} className="pick-big">
            {plural(Math.min(ids.length, mostOrders), {
              one: 'Pick # order',
              other: 'Pick # orders in one walk',
            })}
          </ButtonLink>
          <Button tone="quiet" onClick={() => setChosen([])}>{t`Clear selection`}</Button>
        </div>
      )}
    </>
  );
}

const isToPick = ({ order }: OrderOfListFragment) =>
  order.status === 'SUCCESS' || order.status === 'PICKING';

/** The orders by slot, the earliest first; the names of slots on other days include the day. */
function slotsOf(
  orders: readonly OrderOfListFragment[],
  now: Date,
): [string, OrderOfListFragment[]][] {
  const today = istDayOf(now);
  const slots = new Map<string, [string, OrderOfListFragment[]]>();
  for (const each of orders) {
    const { date, startMinute, endMinute } = each.order.deliverySlot;
    const window = formatWindow(startMinute, endMinute);
    const key = `${date} ${String(startMinute).padStart(4, '0')}`;
    const slot = slots.get(key) ?? [
      date === today ? window : `${nameDay(date, now)}, ${window}`,
      [],
    ];
    slot[1].push(each);
    slots.set(key, slot);
  }
  return [...slots].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, slot]) => slot);
}

interface RowProps {
  row: OrderOfListFragment;
  isChosen: boolean;
  onToggle: (id: string) => void;
}

function Row({ row, isChosen, onToggle }: RowProps) {
  const { order, picking, lateness } = row;
  const { id } = order;
  const lines = order.lines.filter(({ substitutesLineId }) => substitutesLineId === null);
  const done = lines.filter(({ quantity, pickedQuantity }) => quantity === (pickedQuantity ?? 0));
  // Who left the staff does not pick it any more.
  const other = picking?.isOwn === false ? picking.staffEmail : null;
  return (
    <li className="pick-row">
      <label className="pick-row__choice">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={() => onToggle(id)}
          aria-label={t`Choose order ${id}`}
        />
        <span>
          <strong>{t`Order ${id}`}</strong> {recipientOf(row)}
          <span className="pick-row__note">
            {order.status === 'PICKING' && done.length > 0
              ? t`${done.length} of ${lines.length} done`
              : plural(lines.length, { one: '# product', other: '# products' })}
          </span>
          {picking?.isOwn && <span className="pick-row__note">{t`You pick it`}</span>}
          {other !== null && <span className="pick-row__note">{t`${other} picks it`}</span>}
        </span>
        {lateness === 'LATE' && <Badge tone="bad">{t`late`}</Badge>}
        {lateness === 'DUE_SOON' && <Badge tone="waiting">{t`due soon`}</Badge>}
      </label>
      <ButtonLink
        to={walkOf([id])}
        tone={other !== null ? 'quiet' : 'outline'}
        aria-label={picking?.isOwn ? t`Go on with order ${id}` : t`Pick order ${id}`}
      >
        {picking?.isOwn ? t`Go on` : t`Pick`}
      </ButtonLink>
    </li>
  );
}
