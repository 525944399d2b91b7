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
      <DataTable caption="Products">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">Product Id</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Name</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Description</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Image</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" data-numeric>
              MRP
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col" data-numeric>
              Quantity
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Edit</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Delete</Table.ColumnHeader>
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
