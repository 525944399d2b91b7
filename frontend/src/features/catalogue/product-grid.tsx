import { memo, type ReactNode } from 'react';

import type { ProductFieldsFragment } from '../../generated/graphql';
import { ProductCard } from './internal/product-card';

/** The pictures of the first row are loaded eagerly: one of them is the largest contentful paint. */
export const firstRow = 4;

interface ProductGridProps {
  products: readonly ProductFieldsFragment[];
  /** The action of each product, such as the control of the cart. */
  actionFor: (product: ProductFieldsFragment) => ReactNode;
  /** What stands in the corner of each picture, such as a heart. */
  cornerFor?: (product: ProductFieldsFragment) => ReactNode;
  /** How many products load their pictures eagerly. */
  eagerCount?: number;
}

/** Products as cards, two to five beside each other. */
export function ProductGrid(props: ProductGridProps) {
  return (
    <ul className="product-grid">
      <ProductItems {...props} />
    </ul>
  );
}

/** The cards alone, for a list that holds more than these. */
export function ProductItems(props: ProductGridProps) {
  const { products, eagerCount = 0, ...slots } = props;
  return products.map((product, index) => (
    <ProductItem
      key={product.id}
      product={product}
      eager={index < eagerCount}
      isFirst={index === 0}
      {...slots}
    />
  ));
}

type ProductItemProps = Pick<ProductGridProps, 'actionFor' | 'cornerFor'> & {
  product: ProductFieldsFragment;
  eager: boolean;
  isFirst: boolean;
};

/** Renders again only when its own product changes: a list may have thousands. */
const ProductItem = memo(function ProductItem(props: ProductItemProps) {
  const { product, actionFor, cornerFor, ...place } = props;
  return (
    <li>
      <ProductCard
        product={product}
        action={actionFor(product)}
        corner={cornerFor?.(product)}
        {...place}
      />
    </li>
  );
});
