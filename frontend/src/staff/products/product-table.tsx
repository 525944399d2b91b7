import { t } from '@lingui/core/macro';
import { Table } from '@chakra-ui/react';
import { useState } from 'react';

import type { AdminProductRowFragment } from '../../generated/graphql';
import { DataTable } from '../../shared/chakra/data-table';
import { AdminProductRow } from './product-row';
import { DeleteDialog } from './delete-dialog';

/** The products with their Edit and Delete. */
export function AdminProductTable({ products }: { products: readonly AdminProductRowFragment[] }) {
  const [doomed, setDoomed] = useState<AdminProductRowFragment>();
  return (
    <>
      <DataTable caption={t`Products`}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{t`Product Id`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Name`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Description`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Image`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" data-numeric>{t`MRP`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" data-numeric>{t`Quantity`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Edit`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Delete`}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {products.map((product) => (
            <AdminProductRow
              key={product.id}
              product={product}
              onDelete={() => setDoomed(product)}
            />
          ))}
        </Table.Body>
      </DataTable>
      <DeleteDialog product={doomed} onClose={() => setDoomed(undefined)} />
    </>
  );
}
