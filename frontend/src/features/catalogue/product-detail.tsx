import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import type { ProductFieldsFragment } from '../../generated/graphql';
import { Price } from '../../shared/ui/price';
import { VegMark } from '../../shared/ui/veg-mark';
import { PackSizes } from './internal/pack-sizes';
import { PictureGallery } from './internal/picture-gallery';
import { Mrp } from './mrp';
import type { ProductDetails } from './use-product';
import { ProductFacts } from './product-facts';
import { stockWarning } from './stock.rules';
import { unitPriceText } from './unit-price.rules';
import { Trail } from './trail';
import { EnglishName, EnglishText, LocalUnit } from '../../shared/ui/local-name';
import './product-detail.css';

interface ProductDetailProps {
  product: ProductFieldsFragment;
  /** The data that only the product's page queries, once loaded. */
  details?: ProductDetails | undefined;
  /** The action of the product, such as the cart control. */
  action?: ReactNode;
  /** Content for the corner of the picture, such as a heart. */
  corner?: ReactNode;
}

/** All details of a product. */
export function ProductDetail({ product, details, action, corner }: ProductDetailProps) {
  const warning = stockWarning(product.stockQuantity);
  const perMeasure = unitPriceText(product.unitPrice);
  return (
    <div className="product-detail">
      <div className="product-detail__picture">
        <PictureGallery product={product} pictures={details?.pictures} />
        {corner && <div className="product-detail__corner">{corner}</div>}
      </div>
      <div className="product-detail__facts">
        <EnglishName product={product} />
        {(product.unit || product.isVeg !== null) && (
          <p className="product-detail__pack">
            <VegMark isVeg={product.isVeg} />
            {product.unit && <LocalUnit unit={product.unit} />}
          </p>
        )}
        <p>
          <Price paise={product.pricePaise} className="product-detail__price" />{' '}
          <span className="product-detail__mrp">
            <Mrp product={product} label={t`MRP, with all taxes`} />
            {perMeasure && ` · ${perMeasure}`}
          </span>
        </p>
        {warning && <p className="product-detail__stock">{warning}</p>}
        <div className="product-detail__action">{action}</div>
        {details && <PackSizes sizes={details.packSizes} currentId={product.id} />}
        {product.description && (
          <div>
            <h2>{t`About this product`}</h2>
            <p className="product-detail__description long-text">
              <EnglishText>{product.description}</EnglishText>
            </p>
          </div>
        )}
        {details && <ProductFacts facts={details} />}
      </div>
    </div>
  );
}

interface ProductTrailProps {
  name: string;
  /** Its category, once loaded. */
  category: ProductDetails['category'] | undefined;
}

/** The breadcrumbs of a product: shop, categories, name. */
export function ProductTrail({ name, category }: ProductTrailProps) {
  const categories = [category?.parent, category].filter((each) => !!each);
  return <Trail name={name} categories={categories} />;
}
