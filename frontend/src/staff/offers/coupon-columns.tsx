import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

import type { AdminCouponRowFragment } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { formatDayOf } from '../../shared/lib/ist-time';
import { LocalName } from '../../shared/ui/local-name';
import { Price } from '../../shared/ui/price';
import { columnsOf } from '../kit/columns';
import { couponState } from './coupon-state.rules';

const columns = columnsOf<AdminCouponRowFragment>();

const stateText = {
  running: msg`running`,
  ended: msg`ended`,
  'used-up': msg`used up`,
  'not-begun': msg`not begun`,
};

/** The columns of the coupons; one that has not ended can be ended. */
export const couponColumns = (onEnd: (coupon: AdminCouponRowFragment['coupon']) => void) => [
  columns.display({
    id: 'code',
    enableHiding: false,
    header: t`Code`,
    cell: ({ row }) => <strong>{row.original.coupon.code}</strong>,
  }),
  columns.display({
    id: 'gives',
    header: t`Gives`,
    cell: ({ row }) => <Gives {...row.original.coupon} />,
  }),
  columns.display({
    id: 'from',
    header: t`From`,
    cell: ({ row }) => <PriceOrNone paise={row.original.coupon.minimumSubtotalPaise} />,
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'atMost',
    header: t`At most`,
    cell: ({ row }) => <PriceOrNone paise={row.original.coupon.maximumDiscountPaise} />,
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'valid',
    header: t`Valid`,
    cell: ({ row: { original: each } }) => (
      <Days from={each.validFrom} until={each.coupon.validUntil} />
    ),
  }),
  columns.display({
    id: 'used',
    header: t`Used`,
    cell: ({ row }) => usedText(row.original),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'state',
    header: t`State`,
    cell: ({ row }) => i18n._(stateText[couponState(row.original, new Date())]),
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'end',
    header: '',
    cell: ({ row: { original: each } }) => {
      const { code } = each.coupon;
      if (couponState(each, new Date()) === 'ended') return undefined;
      return (
        <Button
          tone="danger"
          aria-label={t`End ${code}`}
          onClick={() => onEnd(each.coupon)}
        >{t`End`}</Button>
      );
    },
    meta: { isUnnamed: true },
  }),
];

const usedText = ({ usedCount, totalLimit }: AdminCouponRowFragment) =>
  totalLimit === null ? usedCount : t`${usedCount} of ${totalLimit}`;

function Gives({
  percent,
  description: name,
  descriptionHi: nameHi,
  descriptionMr: nameMr,
}: AdminCouponRowFragment['coupon']) {
  return (
    <div>
      {t`${percent}% off`}
      <span className="offer__note">
        <LocalName product={{ name, nameHi, nameMr }} />
      </span>
    </div>
  );
}

const PriceOrNone = ({ paise }: { paise: number | null }) =>
  paise ? <Price paise={paise} /> : '–';

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
