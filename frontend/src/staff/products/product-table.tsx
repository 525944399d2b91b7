import { useState } from 'react';

import type { AdminProductRowFragment } from '../../generated/graphql';
import { DataTable } from '../../shared/ui/data-table';
import { AdminProductRow } from './product-row';
import { DeleteDialog } from './delete-dialog';

/** The products with their Edit and Delete. */
export function AdminProductTable({ products }: { products: readonly AdminProductRowFragment[] }) {
  const [doomed, setDoomed] = useState<AdminProductRowFragment>();
  return (
    <>
      <DataTable caption="Products">
        <thead>
          <tr>
            <th scope="col">Product Id</th>
            <th scope="col">Name</th>
            <th scope="col">Description</th>
            <th scope="col">Image</th>
            <th scope="col" className="number">
              MRP
            </th>
            <th scope="col" className="number">
              Quantity
            </th>
            <th scope="col">Edit</th>
            <th scope="col">Delete</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <AdminProductRow
              key={product.id}
              product={product}
              onDelete={() => setDoomed(product)}
            />
          ))}
        </tbody>
      </DataTable>
      <DeleteDialog product={doomed} onClose={() => setDoomed(undefined)} />
    </>
  );
}
