import { t } from '@lingui/core/macro';

import type { ProductFieldsFragment } from '../../generated/graphql';
import { DataTable } from '../../shared/ui/data-table';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useOrderQuantities } from './use-order-quantities';
import { ProductRow } from './product-row';

interface ProductTableProps {
  products: readonly ProductFieldsFragment[];
  /** Names the list that has loaded; undefined while the next one is loading. */
  loadedList: string | undefined;
  /** Adds pieces to the cart; returns whether that succeeded. */
  onAdd: (productId: string, quantity: number) => Promise<boolean>;
}

/** The specified product table: an order quantity and an 'Add to Cart' button in every row. */
export function ProductTable({ products, loadedList, onAdd }: ProductTableProps) {
  const { showFailure } = useMessages();
  const { quantityOf, setQuantity, resets } = useOrderQuantities(loadedList);

  const add = async (productId: string) => {
    const quantity = quantityOf(productId);
    if (quantity === 0) showFailure(t`Qunatity should not be zero`);
    else if (await onAdd(productId, quantity)) setQuantity(productId, 0);
  };

  return (
    <DataTable caption={t`Products`}>
      <thead>
        <tr>
          <th scope="col">{t`Product Id`}</th>
          <th scope="col">{t`Name`}</th>
          <th scope="col">{t`Description`}</th>
          <th scope="col">{t`Image`}</th>
          <th scope="col" className="number">{t`MRP`}</th>
          <th scope="col" className="number">{t`Available Quantity`}</th>
          <th scope="col">{t`Order quantity`}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow
            // The first reset to 0 re-creates the inputs; nothing typed survives it.
            key={`${product.id}/${resets}`}
            product={product}
            quantity={quantityOf(product.id)}
            onQuantity={(quantity) => setQuantity(product.id, quantity)}
            onAdd={() => add(product.id)}
          />
        ))}
      </tbody>
    </DataTable>
  );
}
