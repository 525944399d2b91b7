import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { GoodsReceiptQuery, GoodsReceiptsQuery } from '../../generated/graphql';
import { useGoodsReceiptQuery, useGoodsReceiptsQuery } from '../../generated/staff/stock/stock';
import { Badge } from '../../shared/chakra/badge';
import { Notice } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { formatCalendarDay, formatInstant } from '../../shared/lib/ist-time';
import { readPage } from '../../shared/lib/page-parameter';
import { Link } from '../../shared/ui/link';
import { adminPaths } from '../admin-paths';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';
import { PagedRecords } from '../kit/paged-records';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { stockMovementsOf } from '../staff-paths';
import { UndoBill } from './undo-bill';

const receiptOf = (id: string) =>
  `${adminPaths.stock}?${new URLSearchParams({ part: 'receive', receipt: id })}`;

type Receipt = GoodsReceiptsQuery['goodsReceipts']['items'][number];

/** The received bills, the newest first. */
export function EarlierBills() {
  const [parameters] = useSearchParams();
  const { data, previousData, error, refetch } = useGoodsReceiptsQuery({
    variables: { page: readPage(parameters) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedRecords
      page={(data ?? previousData)?.goodsReceipts}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      texts={{
        loading: t`Loading the bills`,
        failed: t`The bills could not be loaded.`,
        empty: t`No bill was received yet.`,
      }}
      caption={t`Earlier bills`}
      columns={receiptColumns()}
      list="goods-receipts"
      idOf={({ id }) => id}
    />
  );
}

const receipts = columnsOf<Receipt>();

const receiptColumns = () => [
  receipts.display({
    id: 'bill',
    enableHiding: false,
    header: t`Bill`,
    cell: ({ row: { original } }) => (
      <>
        <Link to={receiptOf(original.id)} className="text-link long-text">
          {original.supplier} · {original.billNumber}
        </Link>
        {original.undoneAt && (
          <>
            {' '}
            <Badge tone="quiet">{t`Undone`}</Badge>
          </>
        )}
      </>
    ),
  }),
  receipts.display({
    id: 'when',
    header: t`When`,
    cell: ({ row }) => <Instant at={row.original.receivedAt} />,
    meta: { isHalf: true },
  }),
  receipts.display({
    id: 'lines',
    header: t`Lines`,
    cell: ({ row }) => row.original.lineCount,
    meta: { isNumeric: true, isHalf: true },
  }),
  receipts.display({
    id: 'cost',
    header: t`Cost`,
    cell: ({ row }) => formatPaise(row.original.totalPaise),
    meta: { isNumeric: true, isHalf: true },
  }),
];

/** One received bill, with its lines. */
export function OneBill({ id }: { id: string }) {
  const { data, error, refetch } = useGoodsReceiptQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section className="stock">
      <RecordList
        page={data?.goodsReceipt}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={() => false}
        texts={{
          loading: t`Loading the bill`,
          failed: t`The bill could not be loaded.`,
          empty: '',
        }}
      >
        {(receipt) => (
          <>
            <h2>
              {receipt.supplier} · {receipt.billNumber}
            </h2>
            <p>
              {[
                formatInstant(receipt.receivedAt),
                receipt.staffEmail,
                formatPaise(receipt.totalPaise),
                receipt.location?.name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {receipt.undoneAt ? (
              <Notice tone="info">
                <p>
                  {[
                    t`This bill was undone.`,
                    formatInstant(receipt.undoneAt),
                    receipt.undoneByEmail,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </Notice>
            ) : (
              <UndoBill receipt={receipt} onMoved={() => void refetch().catch(() => undefined)} />
            )}
            <RecordTable
              caption={t`Lines of the bill`}
              columns={lineColumns(receipt.undoneAt)}
              rows={receipt.lines}
              idOf={(line) => line.id}
            />
          </>
        )}
      </RecordList>
      <Link to={`${adminPaths.stock}?part=receive`} className="text-link">{t`All bills`}</Link>
    </section>
  );
}

const billLines = columnsOf<GoodsReceiptQuery['goodsReceipt']['lines'][number]>();
const orDash = (paise: number | null | undefined) =>
  typeof paise === 'number' ? formatPaise(paise) : '–';

const lineColumns = (undoneAt: string | null | undefined) => [
  billLines.display({
    id: 'name',
    header: t`Name`,
    cell: ({ row: { original } }) => (
      <Link to={stockMovementsOf(original.productId)} className="text-link">
        {original.productName}
      </Link>
    ),
  }),
  billLines.display({
    id: 'pieces',
    header: t`Pieces`,
    cell: ({ row }) => row.original.pieces,
    meta: { isNumeric: true, isHalf: true },
  }),
  ...(undoneAt
    ? [
        billLines.display({
          id: 'undone',
          header: t`Taken out again`,
          cell: ({ row }) => row.original.undonePieces,
          meta: { isNumeric: true, isHalf: true },
        }),
      ]
    : []),
  billLines.display({
    id: 'cost',
    header: t`Cost of one`,
    cell: ({ row }) => orDash(row.original.costPaise),
    meta: { isNumeric: true, isHalf: true },
  }),
  billLines.display({
    id: 'expires',
    header: t`Expires on`,
    cell: ({ row }) => (row.original.expiresOn ? formatCalendarDay(row.original.expiresOn) : '–'),
    meta: { isHalf: true },
  }),
  billLines.display({
    id: 'batch',
    header: t`Batch`,
    cell: ({ row }) => row.original.batch ?? '–',
    meta: { isHalf: true },
  }),
  billLines.display({
    id: 'mrp',
    header: t`New MRP`,
    cell: ({ row }) => orDash(row.original.mrpPaise),
    meta: { isNumeric: true, isHalf: true },
  }),
  billLines.display({
    id: 'selling',
    header: t`New selling price`,
    cell: ({ row }) => orDash(row.original.sellingPaise),
    meta: { isNumeric: true, isHalf: true },
  }),
];
