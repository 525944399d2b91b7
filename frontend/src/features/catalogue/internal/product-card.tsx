import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { productOf } from '../../../shared/lib/paths';
import type { ProductFieldsFragment } from '../../../generated/graphql';
import { Link } from '../../../shared/ui/link';
import { Picture } from '../../../shared/ui/picture';
import { Price } from '../../../shared/ui/price';
import { VegMark } from '../../../shared/ui/veg-mark';
import { stockWarning } from '../stock.rules';
import { Mrp } from '../mrp';
import { unitPriceText } from '../unit-price.rules';
import { localUnit } from '../../../shared/lib/local-name';
import { LocalName, EnglishName } from '../../../shared/ui/local-name';
import './product-card.css';

interface ProductCardProps {
  product: ProductFieldsFragment;
  /** What can be done with it: a route puts the cart's control here. */
  action?: ReactNode;
  /** Stands in the corner of the picture, such as a heart. */
  corner?: ReactNode;
  /** Seen first on its screen: its picture does not wait until it is scrolled to. */
  eager?: boolean;
  /** The very first of its screen: its picture comes before the others that are seen first. */
  isFirst?: boolean;
}

/** Two thirds of a card, as wide as cards are. */
const shownAt = '(width >= 768px) 140px, 104px';

/** A product in a grid: picture, name, pack, price. Plain elements, since there are many of them. */
export function ProductCard({
  product,
  action,
  corner,
  eager = false,
  isFirst = false,
}: ProductCardProps) {
  const warning = stockWarning(product.stockQuantity);
  const perMeasure = unitPriceText(product.unitPrice);
  return (
    <article className="product-card">
      <div className="product-card__picture">
        <Picture
          src={product.imageUrl}
          alt=""
          sizePx={160}
          sizes={shownAt}
          faded={product.stockQuantity === 0}
          eager={eager}
          fetchPriority={!eager ? undefined : isFirst ? 'high' : 'low'}
        />
        {warning && <span className="product-card__warning">{warning}</span>}
        {corner && <div className="product-card__corner">{corner}</div>}
      </div>
      <h3 className="product-card__name">
        <Link to={productOf(product.id)}>
          <LocalName product={product} />
        </Link>
      </h3>
      <EnglishName product={product} />
      <p className="product-card__unit">
        <VegMark isVeg={product.isVeg} />
        {product.unit && <span>{localUnit(product.unit)}</span>}{' '}
        {perMeasure && <span>{perMeasure}</span>}
      </p>
      <div className="product-card__foot">
        <p>
          <Price paise={product.pricePaise} className="product-card__price" />
          <span className="product-card__mrp">
            <Mrp product={product} label={t`MRP`} />
          </span>
        </p>
        {action}
      </div>
    </article>
  );
}
