import { useId, type ReactNode } from 'react';

import type { ProductFieldsFragment } from '../../generated/graphql';
import { ProductItems } from './product-grid';
import './product-rail.css';

interface ProductRailProps {
  heading: string;
  products: readonly ProductFieldsFragment[];
  actionFor: (product: ProductFieldsFragment) => ReactNode;
  cornerFor?: (product: ProductFieldsFragment) => ReactNode;
  /** Content next to the heading, such as a link to all of them. */
  aside?: ReactNode;
}

/** Products in one row that scrolls sideways within itself; nothing if there are none. */
export function ProductRail({ heading, products, aside, ...slots }: ProductRailProps) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section className="product-rail further-down" aria-labelledby={headingId}>
      <div className="product-rail__head">
        <h2 id={headingId}>{heading}</h2>
        {aside}
      </div>
      <ul>
        <ProductItems products={products} {...slots} />
      </ul>
    </section>
  );
}
