import { t } from '@lingui/core/macro';

import type { GstReportQuery } from '../../generated/graphql';
import { formatPaiseExactly } from '../../shared/lib/format-price';
import { columnsOf, type RecordColumn } from '../kit/columns';

type RateRow = GstReportQuery['gstReport']['rates'][number];
type HsnRow = GstReportQuery['gstReport']['hsnCodes'][number];

const rateText = (gstBasisPoints: number | null | undefined): string =>
  typeof gstBasisPoints === 'number' ? t`${{ percent: gstBasisPoints / 100 }} %` : t`No GST rate`;

/** A column with a sum. */
function sumColumn<Row extends RateRow>(
  id: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'amountPaise',
  header: string,
): RecordColumn<Row> {
  return columnsOf<Row>().display({
    id,
    header,
    cell: ({ row }) => formatPaiseExactly(row.original[id]),
    meta: { isNumeric: true, isHalf: true },
  });
}

const sumColumns = <Row extends RateRow>() => [
  sumColumn<Row>('taxablePaise', t`Taxable value`),
  sumColumn<Row>('cgstPaise', t`CGST`),
  sumColumn<Row>('sgstPaise', t`SGST`),
  sumColumn<Row>('amountPaise', t`With the tax`),
];

function rateColumn<Row extends RateRow>(): RecordColumn<Row> {
  return columnsOf<Row>().display({
    id: 'rate',
    header: t`GST rate`,
    cell: ({ row }) => rateText(row.original.gstBasisPoints),
  });
}

/** The columns of the sums by rate. */
export const rateColumns = () => [rateColumn<RateRow>(), ...sumColumns<RateRow>()];

/** The columns of the sums by HSN code. */
export const hsnColumns = () => [
  columnsOf<HsnRow>().display({
    id: 'hsn',
    header: t`HSN code`,
    cell: ({ row }) => row.original.hsn ?? t`No HSN code`,
    meta: { isHalf: true },
  }),
  columnsOf<HsnRow>().display({
    id: 'pieces',
    header: t`Pieces`,
    cell: ({ row }) => row.original.quantity,
    meta: { isNumeric: true, isHalf: true },
  }),
  rateColumn<HsnRow>(),
  ...sumColumns<HsnRow>(),
];
