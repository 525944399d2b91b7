import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { Button } from '../../../shared/chakra/button';
import { TextField } from '../../../shared/chakra/fields';
import { formatPaise } from '../../../shared/lib/format-price';
import { useSuggestions } from '../../catalogue/use-suggestions';
import type { AddedProduct } from '../edit-order.rules';

interface AddProductProps {
  onAdd: (product: Omit<AddedProduct, 'quantity'>) => void;
}

/** Finds products by their names, to be added to an order. */
export function AddProduct({ onAdd }: AddProductProps) {
  const [typed, setTyped] = useState('');
  const { suggestions, foundFor } = useSuggestions(typed);
  const isTyped = typed.trim() !== '';
  const found = suggestions.length;
  return (
    <div>
      <TextField
        label={t`Add a product`}
        placeholder={t`Type its name`}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status">
        {isTyped &&
          foundFor === typed.trim() &&
          (found === 0
            ? t`Nothing of that name.`
            : plural(found, { one: '# found', other: '# found' }))}
      </p>
      {isTyped && found > 0 && (
        <ul className="edit-order__found" aria-label={t`Products found`}>
          {suggestions.map(({ id, name, unit, pricePaise, stockQuantity }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <small>
                  {[unit, formatPaise(pricePaise), stockQuantity === 0 && t`out of stock`]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Button
                tone="outline"
                aria-label={t`Add ${name}`}
                disabled={stockQuantity === 0}
                onClick={() => onAdd({ productId: id, name, unit, unitPricePaise: pricePaise })}
              >{t`Add`}</Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
