import { plural, t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { Link } from '../../shared/ui/link';
import { formatPaise } from '../../shared/lib/format-price';
import { boardStatusText } from './board-texts';
import { lateOf, sumOf, totalsOf, type BoardFilter, type BoardOrder } from './board.rules';

interface StatusTotalsProps {
  orders: readonly BoardOrder[];
  filter: BoardFilter;
}

/** The numbers of the day; each one filters the board to its orders, by the URL. */
export function StatusTotals({ orders, filter }: StatusTotalsProps) {
  const [parameters] = useSearchParams();
  const searchWith = (change: { status?: string; late?: string }) => {
    const next = new URLSearchParams(parameters);
    next.delete('status');
    next.delete('late');
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return { search: next.toString() };
  };
  const late = lateOf(orders);
  const isAll = filter.status === undefined && !filter.late;
  return (
    <nav className="status-totals" aria-label={t`Orders by status`}>
      <Link to={searchWith({})} aria-current={isAll ? 'page' : undefined}>
        <strong>{plural(orders.length, { one: '# order', other: '# orders' })}</strong>
        <span>
          {formatPaise(sumOf(orders.filter(({ order }) => order.status !== 'CANCELLED')))}
        </span>
      </Link>
      {(late > 0 || filter.late) && (
        <Link
          to={searchWith({ late: 'true' })}
          data-late
          aria-current={filter.late ? 'page' : undefined}
        >
          <strong>{t`${late} late`}</strong>
          <span>{t`their slot is over`}</span>
        </Link>
      )}
      {totalsOf(orders).map(({ status, count, toPayPaise }) => (
        <Link
          key={status}
          to={searchWith({ status })}
          aria-current={filter.status === status ? 'page' : undefined}
        >
          <strong>
            {count} {boardStatusText(status)}
          </strong>
          <span>{formatPaise(toPayPaise)}</span>
        </Link>
      ))}
    </nav>
  );
}
