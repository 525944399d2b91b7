import { t } from '@lingui/core/macro';

import type { OrderStatus } from '../../generated/graphql';
import { orderStatusText } from '../../shared/lib/order-status.rules';
import { Link } from '../../shared/ui/link';

const choices: readonly (OrderStatus | undefined)[] = [
  undefined,
  'PENDING',
  'SUCCESS',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'DELIVERY_FAILED',
  'RETURNED',
  'CANCELLED',
];

/** Filters orders by status, which is in the URL; shows all by default. */
export function StatusFilter({ chosen }: { chosen: OrderStatus | undefined }) {
  return (
    <nav className="status-filter" aria-label={t`Orders by status`}>
      {choices.map((status) => (
        <Link
          key={status ?? 'all'}
          to={{ search: status ? new URLSearchParams({ status }).toString() : '' }}
          aria-current={status === chosen ? 'page' : undefined}
        >
          {status ? orderStatusText(status) : t`all`}
        </Link>
      ))}
    </nav>
  );
}
