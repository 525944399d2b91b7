import { Flex } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

import type { AdminProductRowFragment } from '../../generated/graphql';
import { Badge } from '../../shared/chakra/badge';
import { Button, ButtonLink } from '../../shared/chakra/button';
import { adminEditProduct } from '../staff-paths';
import { MrpPrice } from '../../shared/ui/mrp-price';
import { Picture } from '../../shared/ui/picture';
import { columnsOf } from '../kit/columns';
import { RecordTable } from '../kit/record-table';
import { useFromList } from '../kit/way-back';
import { DeleteDialog } from './delete-dialog';
import { HideButton } from './hide-button';
import { visibilityNote } from './visibility.rules';

type Product = AdminProductRowFragment;

const columns = columnsOf<Product>();
const nameIdOf = ({ id }: Product) => `product-${id}`;

/** The products with their Edit and Delete buttons. */
export function AdminProductTable({ products }: { products: readonly Product[] }) {
  const [doomed, setDoomed] = useState<Product>();
  const fromList = useFromList();
  return (
    <>
      <RecordTable<Product>
        caption={t`Products`}
        columns={productColumns(fromList, setDoomed)}
        list="products"
        rows={products}
        idOf={({ id }) => id}
      />
      <DeleteDialog product={doomed} onClose={() => setDoomed(undefined)} />
    </>
  );
}

/** The specified columns. */
const productColumns = (fromList: object, onDelete: (product: Product) => void) => [
  columns.display({
    id: 'id',
    enableHiding: false,
    header: t`Product Id`,
    cell: ({ row }) => row.original.id,
    meta: { isSecondary: true, isHalf: true },
  }),
  columns.display({
    id: 'name',
    enableHiding: false,
    header: t`Name`,
    cell: ({ row: { original } }) => {
      const note = visibilityNote(original, new Date());
      return (
        <Flex wrap="wrap" gap="8px">
          <strong id={nameIdOf(original)}>{original.name}</strong>
          {note && <Badge tone="waiting">{note}</Badge>}
        </Flex>
      );
    },
  }),
  columns.display({
    id: 'description',
    header: t`Description`,
    cell: ({ row }) => row.original.description,
    meta: { isSecondary: true },
  }),
  columns.display({
    id: 'image',
    header: t`Image`,
    cell: ({ row }) => (
      <span className="thumbnail">
        <Picture src={row.original.imageUrl} alt="" sizePx={42} />
      </span>
    ),
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'mrp',
    header: t`MRP`,
    cell: ({ row: { original } }) => (
      <MrpPrice mrpPaise={original.mrpPaise} pricePaise={original.pricePaise} />
    ),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'quantity',
    header: t`Quantity`,
    cell: ({ row }) => row.original.stockQuantity,
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'edit',
    header: t`Edit`,
    cell: ({ row }) => (
      <Flex gap="8px">
        <ButtonLink
          to={adminEditProduct(row.original.id)}
          state={fromList}
          tone="outline"
          aria-describedby={nameIdOf(row.original)}
        >{t`Edit`}</ButtonLink>
        <HideButton product={row.original} nameId={nameIdOf(row.original)} />
      </Flex>
    ),
    meta: { isUnnamed: true, isHalf: true },
  }),
  columns.display({
    id: 'delete',
    header: t`Delete`,
    cell: ({ row }) => (
      <Button
        tone="danger"
        aria-describedby={nameIdOf(row.original)}
        onClick={() => onDelete(row.original)}
      >{t`Delete`}</Button>
    ),
    meta: { isUnnamed: true, isHalf: true },
  }),
];
