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
  /** The product's control: routes pass the cart's control. */
  action?: ReactNode;
  /** Content for the corner of the picture, such as a heart. */
  corner?: ReactNode;
  /** Above the fold: loads the picture without waiting for scrolling. */
  eager?: boolean;
  /** The first product of the screen: its picture loads before the other eager ones. */
  isFirst?: boolean;
}

/** Two thirds of a card's width. */
const shownAt = '(width >= 768px) 140px, 104px';

/** A product in a grid: picture, name, pack, price. Plain elements, since there may be many. */
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
