import { t } from '@lingui/core/macro';
import { useId } from 'react';

import type { CartFieldsFragment } from '../../../generated/graphql';
import { Button } from '../../../shared/ui/button';
import { Picture } from '../../../shared/ui/picture';
import { Price } from '../../../shared/ui/price';
import { Stepper } from '../../../shared/ui/stepper';
import { useLineQuantity } from './use-line-quantity';
import { shortageOf, stepperMaximum } from '../cart-line.rules';
import { localName } from '../../../shared/lib/local-name';
import { LocalName, LocalUnit } from '../../../shared/ui/local-name';

interface CartLineProps {
  item: CartFieldsFragment['items'][number];
  refusal: string | undefined;
}

/** One line of the cart. */
export function CartLine({ item, refusal }: CartLineProps) {
  const { product } = item;
  const nameId = useId();
  const { quantity, setQuantity } = useLineQuantity(product.id);
  const shortage =
    refusal ??
    (item.isHidden ? t`Not sold at the moment` : shortageOf(quantity, product.stockQuantity));
  return (
    <tr className="cart-line">
      <td className="secondary cart-line__aside" data-label={t`Cart Id`}>
        {item.id}
      </td>
      <td data-label={t`Product`} className="cart-line__cell">
        <div className="cart-line__product">
          <span className="thumbnail">
            <Picture
              src={product.imageUrl}
              alt=""
              sizePx={42}
              faded={item.isHidden || product.stockQuantity === 0}
            />
          </span>
          <div>
            <strong id={nameId} tabIndex={-1}>
              <LocalName product={product} />
            </strong>
            {product.unit && <LocalUnit unit={product.unit} className="cart-line__unit" />}
            {shortage && <span className="warning cart-line__shortage">{shortage}</span>}
          </div>
        </div>
      </td>
      <td data-label={t`Quantity`} data-half className="cart-line__quantity">
        <Stepper
          value={quantity}
          onChange={setQuantity}
          label={t`Quantity of ${{ name: localName(product) }}`}
          itemName={localName(product)}
          min={1}
          max={stepperMaximum(product.stockQuantity)}
        />
      </td>
      <td className="number cart-line__price" data-label={t`Price`} data-half>
        <Price paise={item.unitPricePaise} />
      </td>
      <td className="number cart-line__total" data-label={t`Total`} data-half>
        <Price paise={item.totalPaise} />
      </td>
      <td data-half className="cart-line__delete">
        <Button
          tone="danger"
          aria-describedby={nameId}
          onClick={({ currentTarget }) => {
            // The line disappears with its focus. No control takes it: a key may still be pressed.
            const row = currentTarget.closest('tr');
            const beside = row?.nextElementSibling ?? row?.previousElementSibling ?? document;
            beside.querySelector<HTMLElement>('h1,tr strong')?.focus();
            setQuantity(0);
          }}
        >{t`Delete Cart`}</Button>
      </td>
    </tr>
  );
}
