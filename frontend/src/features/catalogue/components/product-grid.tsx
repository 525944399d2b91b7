import type { ReactNode } from 'react';

import type { ProductFieldsFragment } from '../../../generated/graphql';
import { ProductCard } from './product-card';

interface ProductGridProps {
  products: readonly ProductFieldsFragment[];
  /** What can be done with each: a route puts the cart's control here. */
  actionFor: (product: ProductFieldsFragment) => ReactNode;
}

/** Products as cards, two to five beside each other. */
export function ProductGrid({ products, actionFor }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} action={actionFor(product)} />
        </li>
      ))}
    </ul>
  );
}
