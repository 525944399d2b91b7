import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { categoryName } from '../../features/catalogue/category-name';
import type { TableProductFragment } from '../../generated/graphql';
import { formatPaise } from '../../shared/lib/format-price';
import { Link } from '../../shared/ui/link';
import { Picture } from '../../shared/ui/picture';
import { columnsOf, type ColumnLook } from '../kit/columns';
import { Instant } from '../kit/instant';
import { visibilityNote } from '../products/visibility.rules';
import { adminEditProduct } from '../staff-paths';
import type { CellField } from './cell.rules';

const columns = columnsOf<TableProductFragment>();

const NameAndSku = chakra('span', {
  base: {
    display: 'grid',
    overflowWrap: 'anywhere',
    '& small': { fontSize: '14px', fontWeight: 400, color: 'soft' },
  },
});

/** Wraps the stored value of an editable cell. */
export type CellFrame = (
  product: TableProductFragment,
  field: CellField,
  shown: ReactNode,
) => ReactNode;

/** The columns of the table; those of `cellFields` are editable. */
export const tableColumns = (frame: CellFrame, fromList: object) => {
  const editable = (
    field: CellField,
    header: string,
    shown: (product: TableProductFragment) => ReactNode,
    meta: ColumnLook = {},
  ) =>
    columns.display({
      id: field,
      header,
      cell: ({ row: { original } }) => frame(original, field, shown(original)),
      meta: { isHalf: true, ...meta, isEditable: true },
    });
  return [
    columns.display({
      id: 'picture',
      header: t`Picture`,
      cell: ({ row }) => (
        <span className="thumbnail">
          <Picture src={row.original.imageUrl} alt="" sizePx={42} />
        </span>
      ),
      meta: { isHalf: true, isUnnamed: true },
    }),
    {
      ...editable(
        'name',
        t`Name`,
        ({ name, sku }) => (
          <NameAndSku>
            <strong>{name}</strong>
            {sku && <small>{sku}</small>}
          </NameAndSku>
        ),
        { isHalf: false, sort: { ascending: 'NAME_A_TO_Z', descending: 'NAME_Z_TO_A' } },
      ),
      enableHiding: false,
    },
    editable('categorySlug', t`Category`, ({ category }) => categoryName(category)),
    editable('mrpPaise', t`MRP`, ({ mrpPaise }) => formatPaise(mrpPaise), { isNumeric: true }),
    editable(
      'sellingPaise',
      t`Selling price`,
      ({ sellingPaise }) => (typeof sellingPaise === 'number' ? formatPaise(sellingPaise) : '–'),
      {
        isNumeric: true,
        sort: { ascending: 'PRICE_LOW_TO_HIGH', descending: 'PRICE_HIGH_TO_LOW' },
      },
    ),
    editable('stockQuantity', t`Stock`, ({ stockQuantity }) => stockQuantity, {
      isNumeric: true,
      sort: { ascending: 'STOCK_LOW_TO_HIGH', descending: 'STOCK_HIGH_TO_LOW' },
    }),
    editable(
      'isHidden',
      t`For customers`,
      (product) => visibilityNote(product, new Date()) ?? t`Shown`,
    ),
    columns.display({
      id: 'gst',
      header: t`GST rate`,
      cell: ({ row: { original } }) =>
        typeof original.gstBasisPoints === 'number'
          ? t`${{ percent: original.gstBasisPoints / 100 }} %`
          : '–',
      meta: { isNumeric: true, isHalf: true },
    }),
    columns.display({
      id: 'changed',
      header: t`Changed`,
      cell: ({ row: { original } }) =>
        original.changedAt ? <Instant at={original.changedAt} /> : '–',
      meta: {
        isHalf: true,
        isSecondary: true,
        sort: { ascending: 'CHANGED_FIRST', descending: 'CHANGED_LAST' },
      },
    }),
    columns.display({
      id: 'open',
      header: t`All fields`,
      cell: ({ row: { original } }) => (
        <Link
          to={adminEditProduct(original.id)}
          state={fromList}
          className="text-link"
          aria-label={t`Edit ${{ name: original.name }}`}
        >{t`Edit`}</Link>
      ),
      meta: { isUnnamed: true, isHalf: true },
    }),
  ];
};
