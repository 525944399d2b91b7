import { t } from '@lingui/core/macro';

import type { ShopError } from '../../apollo/shop-error';
import { Button } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { orderStatusText } from '../../shared/lib/order-status.rules';
import { useNow } from '../../shared/lib/use-now';
import { useCurrentAdmin } from '../use-current-admin';
import { formatTime } from '../../shared/lib/ist-time';
import type { WalkOrder } from './queue.rules';

interface OtherPickerProps {
  walk: WalkOrder;
  failure: ShopError | undefined;
  onReassign: () => void;
}

const everyTenSecondsMs = 10_000;

/** An order of the walk that the viewer does not pick: it is packed, or another picker has it. */
export function OtherPicker({ walk, failure, onReassign }: OtherPickerProps) {
  const { order, picking, reducedByPaise } = walk;
  const { may } = useCurrentAdmin();
  const now = useNow(everyTenSecondsMs);
  const { id, status } = order;
  const refusal = failure && (
    <Notice tone="failure">
      <p>{failure.message}</p>
    </Notice>
  );
  if (status === 'PACKED')
    return (
      <Notice tone="info" focused>
        <div>
          <p>
            <strong>{t`Order ${id} is packed.`}</strong>
          </p>
          {reducedByPaise > 0 && (
            <p>{t`${formatPaise(reducedByPaise)} less: the customer gets it back or pays less.`}</p>
          )}
        </div>
      </Notice>
    );
  if (!picking)
    return (
      <>
        {refusal}
        <Notice tone="warning">
          <p>
            {t`Order ${id}`}: {orderStatusText(status)}
          </p>
        </Notice>
      </>
    );
  const { staffEmail: email, until } = picking;
  const isOver = email === null || Date.parse(until) <= now.getTime();
  return (
    <>
      {refusal}
      <Notice tone="warning">
        <div>
          <p>{pickerText(id, email, isOver, until)}</p>
          {(isOver || may('manage-delivery')) && (
            <Button tone="outline" onClick={onReassign}>{t`Take order ${id} over`}</Button>
          )}
        </div>
      </Notice>
    </>
  );
}

function pickerText(id: string, email: string | null, isOver: boolean, until: string): string {
  if (email === null) return t`A former member of the staff began with order ${id}.`;
  return isOver
    ? t`${email} began with order ${id} and has stopped.`
    : t`${email} picks order ${id}, at least until ${formatTime(until)}.`;
}
