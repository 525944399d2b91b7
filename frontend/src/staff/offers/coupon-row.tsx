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

/** One coupon of the admin's table. */
export function CouponRow({ row, onEnd }: CouponRowProps) {
  const { coupon, usedCount, totalLimit, validFrom } = row;
  const { code, percent, description, minimumSubtotalPaise, maximumDiscountPaise } = coupon;
  const state = couponState(row, new Date());
  return (
    <Table.Row>
      <Table.Cell data-label="Code">
        <strong>{code}</strong>
      </Table.Cell>
      <Table.Cell data-label="Gives">
        <div>
          {percent}% off
          <span className="offer__note">{description}</span>
        </div>
      </Table.Cell>
      <Table.Cell data-numeric data-label="From" data-half>
        {minimumSubtotalPaise > 0 ? <Price paise={minimumSubtotalPaise} /> : '–'}
      </Table.Cell>
      <Table.Cell data-numeric data-label="At most" data-half>
        {maximumDiscountPaise ? <Price paise={maximumDiscountPaise} /> : '–'}
      </Table.Cell>
      <Table.Cell data-label="Valid">
        <Days from={validFrom} until={coupon.validUntil} />
      </Table.Cell>
      <Table.Cell data-numeric data-label="Used" data-half>
        {totalLimit === null ? usedCount : `${usedCount} of ${totalLimit}`}
      </Table.Cell>
      <Table.Cell data-label="State" data-half>
        {state}
      </Table.Cell>
      <Table.Cell>
        {state !== 'ended' && (
          <Button tone="danger" aria-label={`End ${code}`} onClick={onEnd}>
            End
          </Button>
        )}
      </Table.Cell>
    </Table.Row>
  );
}

function Days({ from, until }: { from: string | null; until: string | null }) {
  if (!from && !until) return <span>always</span>;
  return (
    <span>
      {from && `from ${formatDayOf(from)} `}
      {until && `until ${formatDayOf(until)}`}
    </span>
  );
}
