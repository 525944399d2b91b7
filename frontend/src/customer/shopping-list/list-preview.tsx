import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { Button } from '../../shared/chakra/button';
import { Price } from '../../shared/ui/price';
import { useAddList, type AddedList } from './use-add-list';
import type { ListMatch } from './use-match-list';
import { candidatesOf, firstChoices, linesOf } from './list-choice.rules';
import { ListEntry } from './list-entry';
import './list-preview.css';

interface ListPreviewProps {
  matches: readonly ListMatch[];
  /** Called when the lines are in the cart. */
  onAdded: (added: AddedList) => void;
  /** Called when the customer wants to change the text. */
  onBack: () => void;
}

/** The matches for a list, to review before they are added to the cart. */
export function ListPreview({ matches, onAdded, onBack }: ListPreviewProps) {
  const [choices, setChoices] = useState(() => firstChoices(matches));
  const { addList, loading } = useAddList();
  const lines = linesOf(choices);
  const priceOf = (productId: string) =>
    matches.flatMap(candidatesOf).find(({ product }) => product.id === productId)?.product
      .pricePaise ?? 0;
  const sumPaise = lines.reduce(
    (sum, { productId, quantity }) => sum + quantity * priceOf(String(productId)),
    0,
  );

  const add = async () => {
    const added = await addList(lines);
    if (added) onAdded(added);
  };

  return (
    <div className="list-preview">
      <ul className="list-preview__entries">
        {matches.map((match, at) => {
          const choice = choices[at];
          if (!choice) return null;
          return (
            <ListEntry
              key={at}
              match={match}
              choice={choice}
              onChange={(change) =>
                setChoices((before) =>
                  before.map((each, index) => (index === at ? { ...each, ...change } : each)),
                )
              }
            />
          );
        })}
      </ul>
      <div className="list-preview__actions">
        {lines.length > 0 && (
          <Button tone="haldi" size="lg" loading={loading} onClick={() => void add()}>
            <span>
              {plural(lines.length, { one: 'Add # product', other: 'Add # products' })} ·{' '}
              <Price paise={sumPaise} />
            </span>
          </Button>
        )}
        <Button tone="quiet" size="lg" onClick={onBack}>{t`Change the list`}</Button>
      </div>
    </div>
  );
}
