import type { AdminCouponRowFragment } from '../../generated/graphql';
import { formatDayOf } from '../../shared/lib/ist-time';
import { Button } from '../../shared/ui/button';
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
    <tr>
      <td data-label="Code">
        <strong>{code}</strong>
      </td>
      <td data-label="Gives">
        <div>
          {percent}% off
          <span className="offer__note">{description}</span>
        </div>
      </td>
      <td className="number" data-label="From" data-half>
        {minimumSubtotalPaise > 0 ? <Price paise={minimumSubtotalPaise} /> : '–'}
      </td>
      <td className="number" data-label="At most" data-half>
        {maximumDiscountPaise ? <Price paise={maximumDiscountPaise} /> : '–'}
      </td>
      <td data-label="Valid">
        <Days from={validFrom} until={coupon.validUntil} />
      </td>
      <td className="number" data-label="Used" data-half>
        {totalLimit === null ? usedCount : `${usedCount} of ${totalLimit}`}
      </td>
      <td data-label="State" data-half>
        {state}
      </td>
      <td>
        {state !== 'ended' && (
          <Button tone="danger" aria-label={`End ${code}`} onClick={onEnd}>
            End
          </Button>
        )}
      </td>
    </tr>
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
