import { t } from '@lingui/core/macro';

import { Price } from '../../shared/ui/price';
import { Picture } from '../../shared/ui/picture';
import { SelectField } from '../../shared/chakra/fields';
import { Stepper } from '../../shared/ui/stepper';
import type { ListMatch } from './use-match-list';
import { candidatesOf, type ListChoice } from './list-choice.rules';
import { localName, localUnit } from '../../shared/lib/local-name';

interface ListEntryProps {
  match: ListMatch;
  choice: ListChoice;
  onChange: (change: Partial<ListChoice>) => void;
}

/** One entry of the list: its text, the matching product and the quantity. */
export function ListEntry({ match, choice, onChange }: ListEntryProps) {
  const candidates = candidatesOf(match);
  const chosen = candidates.find(({ product }) => product.id === choice.productId);
  return (
    <li className="panel list-entry" data-left={!choice.wanted}>
      <p className="list-entry__read">
        {match.name || match.text}
        <small>{match.amount ?? t`no amount`}</small>
      </p>
      {chosen ? (
        <>
          <div className="list-entry__product">
            <span className="thumbnail">
              <Picture src={chosen.product.imageUrl} alt="" sizePx={42} />
            </span>
            <SelectField
              label={t`Product for ${{ text: match.text }}`}
              value={chosen.product.id}
              options={candidates.map(({ product }) => ({
                value: product.id,
                label: [
                  localName(product),
                  product.unit && localUnit(product.unit),
                  product.stockQuantity === 0 ? t`out of stock` : undefined,
                ]
                  .filter(Boolean)
                  .join(' · '),
              }))}
              onChange={(event) => {
                const next = candidates.find(({ product }) => product.id === event.target.value);
                if (!next) return;
                onChange({
                  productId: next.product.id,
                  quantity: next.quantity,
                  wanted: next.product.stockQuantity > 0,
                });
              }}
            />
          </div>
          <div className="list-entry__count">
            <Stepper
              label={t`Quantity of ${{ name: localName(chosen.product) }}`}
              itemName={localName(chosen.product)}
              value={choice.wanted ? choice.quantity : 0}
              onChange={(quantity) =>
                onChange(quantity === 0 ? { wanted: false } : { quantity, wanted: true })
              }
            />
            <Price paise={choice.wanted ? choice.quantity * chosen.product.pricePaise : 0} />
          </div>
        </>
      ) : (
        <p className="warning">{t`We found no such product.`}</p>
      )}
    </li>
  );
}
