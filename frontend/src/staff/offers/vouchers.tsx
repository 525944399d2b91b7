import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { failureOf } from '../../apollo/shop-error';
import type { GiftVoucherRowFragment } from '../../generated/graphql';
import {
  useEndGiftVoucherMutation,
  useGiftVouchersQuery,
} from '../../generated/staff/offers/gift-vouchers';
import { Button } from '../../shared/chakra/button';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { formatDayOf } from '../../shared/lib/ist-time';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { Price } from '../../shared/ui/price';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { useAttempt } from '../kit/use-attempt';
import { CodeSearch, OfferPages, useOfferPlace } from './code-search';

type Voucher = GiftVoucherRowFragment;

/** The gift vouchers, and which of them were redeemed. */
export function Vouchers() {
  const [lost, setLost] = useState<Voucher>();
  const variables = useOfferPlace('vouchers');
  const { data, previousData, error, refetch } = useGiftVouchersQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <CodeSearch list="vouchers" label={t`Find gift vouchers`} />
      <RecordList
        page={(data ?? previousData)?.giftVouchers}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={({ length }) => length === 0}
        texts={{
          loading: t`Loading the gift vouchers`,
          failed: t`The gift vouchers could not be loaded.`,
          empty: variables.code ? t`No gift voucher fits.` : t`There is no gift voucher yet.`,
        }}
      >
        {(vouchers) => (
          <>
            <RecordTable
              caption={t`Gift vouchers`}
              columns={voucherColumns(setLost)}
              list="vouchers"
              rows={vouchers}
              idOf={({ id }) => id}
            />
            <OfferPages list="vouchers" ids={vouchers.map(({ id }) => id)} />
          </>
        )}
      </RecordList>
      {lost && <EndDialog voucher={lost} onClose={() => setLost(undefined)} />}
    </>
  );
}

function EndDialog({ voucher: { id, code }, onClose }: { voucher: Voucher; onClose: () => void }) {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [endVoucher, { loading }] = useEndGiftVoucherMutation();
  const confirm = async () => {
    await attempt(async () => {
      await endVoucher({ variables: { id } });
      showSuccess(t`Gift voucher ${code} ended`);
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`End this gift voucher?`}
      open
      confirmLabel={t`End gift voucher`}
      loading={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t`Nobody can redeem ${code} any more. Make another one for its owner, if it was lost.`}</p>
    </ConfirmDialog>
  );
}

/** Whether somebody could still redeem it. */
const isOpen = ({ redeemedAt, validUntil }: Voucher, now: Date): boolean =>
  redeemedAt === null && (validUntil === null || new Date(validUntil) > now);

const columns = columnsOf<Voucher>();

const voucherColumns = (onEnd: (voucher: Voucher) => void) => [
  columns.display({
    id: 'code',
    enableHiding: false,
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
  columns.display({
    id: 'end',
    header: '',
    cell: ({ row: { original: each } }) => {
      const { code } = each;
      if (!isOpen(each, new Date())) return undefined;
      return (
        <Button
          tone="danger"
          aria-label={t`End ${code}`}
          onClick={() => onEnd(each)}
        >{t`End`}</Button>
      );
    },
    meta: { isUnnamed: true },
  }),
];
