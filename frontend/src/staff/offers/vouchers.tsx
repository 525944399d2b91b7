import { t } from '@lingui/core/macro';

import { failureOf } from '../../apollo/shop-error';
import type { GiftVoucherRowFragment } from '../../generated/graphql';
import { useGiftVouchersQuery } from '../../generated/staff/offers/gift-vouchers';
import { formatDayOf } from '../../shared/lib/ist-time';
import { Price } from '../../shared/ui/price';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';

/** The newest gift vouchers, and which of them were redeemed. */
export function Vouchers() {
  const { data, error, refetch } = useGiftVouchersQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <RecordList
      page={data?.giftVouchers}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      isEmpty={({ length }) => length === 0}
      texts={{
        loading: t`Loading the gift vouchers`,
        failed: t`The gift vouchers could not be loaded.`,
        empty: t`There is no gift voucher yet.`,
      }}
    >
      {(vouchers) => (
        <RecordTable
          caption={t`Gift vouchers`}
          columns={voucherColumns()}
          rows={vouchers}
          idOf={({ id }) => id}
        />
      )}
    </RecordList>
  );
}

const columns = columnsOf<GiftVoucherRowFragment>();

const voucherColumns = () => [
  columns.display({
    id: 'code',
    header: t`Code`,
    cell: ({ row }) => <strong>{row.original.code}</strong>,
  }),
  columns.display({
    id: 'value',
    header: t`Value`,
    cell: ({ row }) => <Price paise={row.original.valuePaise} />,
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'until',
    header: t`Redeemable until`,
    cell: ({ row: { original: each } }) =>
      each.validUntil ? formatDayOf(each.validUntil) : t`for ever`,
  }),
  columns.display({
    id: 'redeemed',
    header: t`Redeemed`,
    cell: ({ row: { original: each } }) =>
      each.redeemedAt ? <Instant at={each.redeemedAt} /> : t`not yet`,
  }),
];
