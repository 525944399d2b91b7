import type { ReactNode } from 'react';

import type { ProductFieldsFragment } from '../../../generated/graphql';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/price';
import { stockWarning } from '../stock.rules';
import { unitPrice } from '../unit-price.rules';
import './product-card.css';

interface ProductCardProps {
  product: Pick<
    ProductFieldsFragment,
    'id' | 'name' | 'unit' | 'imageUrl' | 'mrpPaise' | 'stockQuantity'
  >;
  /** What can be done with it: a route puts the cart's control here. */
  action?: ReactNode;
}

/** A product in a grid: picture, name, pack, price. Plain elements, since there are many of them. */
export function ProductCard({ product, action }: ProductCardProps) {
  const warning = stockWarning(product.stockQuantity);
  return (
    <article className="product-card">
      <div className="product-card__picture">
        <Picture src={product.imageUrl} alt="" sizePx={160} faded={product.stockQuantity === 0} />
        {warning && <span className="product-card__warning">{warning}</span>}
      </div>
      <h3 className="product-card__name">{product.name}</h3>
      <p className="product-card__unit">
        {[product.unit, unitPrice(product.unit, product.mrpPaise)].filter(Boolean).join(' · ')}
      </p>
      <div className="product-card__foot">
        <p>
          <Price paise={product.mrpPaise} className="product-card__price" />
          <span className="product-card__mrp">MRP</span>
        </p>
        {action}
      </div>
    </article>
  );
}
