import { memo, type ReactNode } from 'react';

import type { ProductFieldsFragment } from '../../generated/graphql';
import { ProductCard } from './internal/product-card';

/** The pictures of the first row are loaded eagerly: one of them is the largest contentful paint. */
export const firstRow = 4;

interface ProductGridProps {
  products: readonly ProductFieldsFragment[];
  /** Returns the action of a product, such as the cart control. */
  actionFor: (product: ProductFieldsFragment) => ReactNode;
  /** Returns the content for the corner of a picture, such as a heart. */
  cornerFor?: (product: ProductFieldsFragment) => ReactNode;
  /** The number of products that load their pictures eagerly. */
  eagerCount?: number;
}

/** Products as cards, two to five per row. */
export function ProductGrid(props: ProductGridProps) {
  return (
    <ul className="product-grid">
      <ProductItems {...props} />
    </ul>
  );
}

/** Only the cards, for a list that also contains others. */
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
