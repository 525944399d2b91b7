import { t } from '@lingui/core/macro';
import { useId } from 'react';

import type { ProductFieldsFragment } from '../../../generated/graphql';
import { productOf } from '../../../shared/lib/paths';
import { Link } from '../../../shared/ui/link';
import { LocalName, LocalUnit } from '../../../shared/ui/local-name';
import { Price } from '../../../shared/ui/price';
import { unitPriceText } from '../unit-price.rules';
import './pack-sizes.css';

interface PackSizesProps {
  sizes: readonly ProductFieldsFragment[];
  currentId: string;
}

/** Links to the pages of all sizes of a product; nothing if there is only one. */
export function PackSizes({ sizes, currentId }: PackSizesProps) {
  const headingId = useId();
  if (sizes.length === 0) return null;
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{t`Pack sizes`}</h2>
      <ul className="pack-sizes">
        {sizes.map((size) => {
          const { id, unit, pricePaise, stockQuantity } = size;
          const perMeasure = unitPriceText(size.unitPrice);
          return (
            <li key={id}>
              <Link to={productOf(id)} aria-current={id === currentId ? 'page' : undefined}>
                <strong>{unit ? <LocalUnit unit={unit} /> : <LocalName product={size} />}</strong>{' '}
                <Price paise={pricePaise} />
                {perMeasure && <small> {perMeasure}</small>}
                {stockQuantity === 0 && (
                  <small className="pack-sizes__none"> {t`Out of stock`}</small>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
