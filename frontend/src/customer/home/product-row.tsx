import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';

import type { ProductFieldsFragment } from '../../generated/graphql';
import { Button } from '../../shared/ui/button';
import { MrpPrice } from '../../shared/ui/mrp-price';
import { Picture } from '../../shared/ui/picture';
import { Stepper } from '../../shared/ui/stepper';
import { stockWarning } from '../../features/catalogue/stock.rules';
import { localName } from '../../shared/lib/local-name';
import { EnglishName, EnglishText, LocalName, LocalUnit } from '../../shared/ui/local-name';
import './product-row.css';

interface ProductRowProps {
  product: ProductFieldsFragment;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onAdd: () => Promise<void>;
}

/** One product of the table. */
export function ProductRow({ product, quantity, onQuantity, onAdd }: ProductRowProps) {
  const nameId = useId();
  const [adding, setAdding] = useState(false);
  const warning =
    product.stockQuantity === 0 ? t`Out of stock` : stockWarning(product.stockQuantity);

  const add = async () => {
    setAdding(true);
    await onAdd();
    setAdding(false);
  };

  return (
    <tr>
      <td className="secondary" data-label={t`Product Id`} data-half>
        {product.id}
      </td>
      <td data-label={t`Name`}>
        <strong id={nameId}>
          <LocalName product={product} />
        </strong>
        <EnglishName product={product} />
      </td>
      <td className="secondary product-row__description" data-label={t`Description`}>
        {product.unit && <LocalUnit unit={product.unit} />}
        {product.unit && product.description && ' · '}
        <EnglishText>{product.description}</EnglishText>
      </td>
      <td data-label={t`Image`} data-half>
        <span className="thumbnail">
          <Picture src={product.imageUrl} alt="" sizePx={42} faded={product.stockQuantity === 0} />
        </span>
      </td>
      <td className="number" data-label="MRP" data-half>
        <MrpPrice mrpPaise={product.mrpPaise} pricePaise={product.pricePaise} />
      </td>
      <td className="number" data-label={t`Available Quantity`} data-half>
        {warning ? <span className="warning">{warning}</span> : product.stockQuantity}
      </td>
      <td data-label={t`Order quantity`} data-half>
        <Stepper
          value={quantity}
          onChange={onQuantity}
          emptyValue={0}
          label={t`Order quantity of ${{ name: localName(product) }}`}
          itemName={localName(product)}
        />
      </td>
      <td data-half>
        <Button
          tone={quantity > 0 ? 'solid' : 'outline'}
          loading={adding}
          aria-describedby={nameId}
          onClick={() => void add()}
        >{t`Add to Cart`}</Button>
      </td>
    </tr>
  );
}
