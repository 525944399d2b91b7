import { plural, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { Button } from '../../shared/chakra/button';
import { adminOrderOf } from '../staff-paths';
import { useSecondsUntil } from '../../shared/lib/use-seconds-until';
import { Link } from '../../shared/ui/link';
import { boardStatusText } from './board-texts';
import type { BoardOrder } from './board.rules';
import type { Outcome } from './use-board-moves';

interface OutcomeNoticeProps {
  outcome: Outcome;
  /** All orders of the day, with their current status. */
  orders: readonly BoardOrder[];
  busy: boolean;
  onUndo: (ids: readonly string[]) => void;
  onDismiss: () => void;
}

/** The result of the last action, with each refused order, and an undo button for ten seconds. */
export function OutcomeNotice({ outcome, orders, busy, onUndo, onDismiss }: OutcomeNoticeProps) {
  const { to, done, already, refused, unknown, failure, undoUntilMs } = outcome;
  const secondsLeft = useSecondsUntil(undoUntilMs);
  const isWhole = already.length + refused.length + unknown.length === 0;
  const close = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isWhole) return;
    const timer = setTimeout(() => close(), Math.max(undoUntilMs - Date.now(), 5_000));
    return () => clearTimeout(timer);
  }, [isWhole, undoUntilMs]);

  const statusOf = (id: string) => orders.find(({ order }) => order.id === id)?.order.status;
  const whereNow = (id: string) => {
    const status = statusOf(id);
    return status && t`It is now: ${boardStatusText(status)}`;
  };
  const reason = ({ id, code, message }: Outcome['refused'][number]) => {
    if (code !== 'ORDER_MOVE_REFUSED') return message;
    return to ? (whereNow(id) ?? message) : t`It can no longer be taken back.`;
  };
  return (
    <section className="outcome" aria-label={t`What became of the orders`}>
      <div className="outcome__head">
        <p role="status">{summaryOf(to, done.length)}</p>
        {to && done.length > 0 && secondsLeft > 0 && (
          <Button tone="haldi" loading={busy} onClick={() => onUndo(done)}>
            {t`Undo`} <span aria-hidden="true">({secondsLeft})</span>
          </Button>
        )}
        <Button tone="quiet" aria-label={t`Dismiss`} onClick={onDismiss}>
          ×
        </Button>
      </div>
      {already.length > 0 && (
        <OrderReasons
          title={t`Somebody else has moved these there already:`}
          lines={already.map((id) => [id, ''])}
        />
      )}
      {refused.length > 0 && (
        <OrderReasons
          title={to ? t`Not moved:` : t`Not taken back:`}
          lines={refused.map((each) => [each.id, reason(each)])}
        />
      )}
      {unknown.length > 0 && (
        <OrderReasons
          title={`${failure ?? ''} ${t`It is not known whether these were moved. Try again: no order is moved twice.`}`}
          lines={unknown.map((id) => [id, whereNow(id) ?? ''])}
        />
      )}
    </section>
  );
}

function summaryOf(to: Outcome['to'], count: number): string {
  if (!to) return plural(count, { one: '# move taken back', other: '# moves taken back' });
  const status = boardStatusText(to);
  return plural(count, { one: `# order: ${status}`, other: `# orders: ${status}` });
}

interface OrderReasonsProps {
  title: ReactNode;
  lines: readonly (readonly [id: string, reason: string])[];
}

const OrderReasons = ({ title, lines }: OrderReasonsProps) => (
  <div role="alert">
    <p>{title}</p>
    <ul className="order-reasons">
      {lines.map(([id, reason]) => (
        <li key={id}>
          <Link to={adminOrderOf(id)} className="text-link">{t`Order ${id}`}</Link>
          {reason && `: ${reason}`}
        </li>
      ))}
    </ul>
  </div>
);
