import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import type { ProductFieldsFragment } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { formatPaise } from '../../shared/lib/format-price';
import './add-product.css';
import { useSuggestions } from './use-suggestions';

interface AddProductProps {
  onAdd: (product: ProductFieldsFragment) => void;
  /** Names the product; by default in English. */
  named?: (product: ProductFieldsFragment) => ProductFieldsFragment;
}

/** Finds products by name, to add them to an order. */
export function AddProduct({ onAdd, named = (product) => product }: AddProductProps) {
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
        <ul className="add-product__found" aria-label={t`Products found`}>
          {suggestions.map(named).map((product) => {
            const { id, name, unit, pricePaise, stockQuantity } = product;
            return (
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
                  onClick={() => onAdd(product)}
                >{t`Add`}</Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
