import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Table } from '@chakra-ui/react';

import type { AdminCouponRowFragment } from '../../generated/graphql';
import { formatDayOf } from '../../shared/lib/ist-time';
import { Button } from '../../shared/chakra/button';
import { Price } from '../../shared/ui/price';
import { couponState } from './coupon-state.rules';

interface CouponRowProps {
  row: AdminCouponRowFragment;
  onEnd: () => void;
}

const stateText = {
  running: msg`running`,
  ended: msg`ended`,
  'used up': msg`used up`,
  'not begun': msg`not begun`,
};

/** One coupon of the admin's table. */
export function CouponRow({ row, onEnd }: CouponRowProps) {
  const { coupon, usedCount, totalLimit, validFrom } = row;
  const { code, percent, description, minimumSubtotalPaise, maximumDiscountPaise } = coupon;
  const state = couponState(row, new Date());
  return (
    <Table.Row>
      <Table.Cell data-label={t`Code`}>
        <strong>{code}</strong>
      </Table.Cell>
      <Table.Cell data-label={t`Gives`}>
        <div>
          {t`${percent}% off`}
          <span className="offer__note">{description}</span>
        </div>
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`From`} data-half>
        {minimumSubtotalPaise > 0 ? <Price paise={minimumSubtotalPaise} /> : '–'}
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`At most`} data-half>
        {maximumDiscountPaise ? <Price paise={maximumDiscountPaise} /> : '–'}
      </Table.Cell>
      <Table.Cell data-label={t`Valid`}>
        <Days from={validFrom} until={coupon.validUntil} />
      </Table.Cell>
      <Table.Cell data-numeric data-label={t`Used`} data-half>
        {totalLimit === null ? usedCount : t`${usedCount} of ${totalLimit}`}
      </Table.Cell>
      <Table.Cell data-label={t`State`} data-half>
        {i18n._(stateText[state])}
      </Table.Cell>
      <Table.Cell>
        {state !== 'ended' && (
          <Button tone="danger" aria-label={t`End ${code}`} onClick={onEnd}>{t`End`}</Button>
        )}
      </Table.Cell>
    </Table.Row>
  );
}

function Days({ from, until }: { from: string | null; until: string | null }) {
  if (!from && !until) return <span>{t`always`}</span>;
  return (
    <span>
      {[from && t`from ${formatDayOf(from)}`, until && t`until ${formatDayOf(until)}`]
        .filter(Boolean)
        .join(' ')}
    </span>
  );
}
