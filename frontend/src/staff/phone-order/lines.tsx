import { chakra, Input } from '@chakra-ui/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { useSuggestions } from '../../features/catalogue/use-suggestions';
import { Button } from '../../shared/chakra/button';
import { ErrorText } from '../../shared/chakra/fields';
import { formatPaise } from '../../shared/lib/format-price';
import { inShopLanguage } from '../../shared/lib/local-name';
import { fieldOfLine, lineOf, type DraftLine, type PhoneQuote } from './draft.rules';
import { Part } from './part';
import { SearchField } from './search-field';

interface LinesProps {
  lines: readonly DraftLine[];
  quote: PhoneQuote | undefined;
  /** Whether the quote is for these lines. */
  isQuoted: boolean;
  errors: Readonly<Record<string, string>>;
  focusedTimes: number;
  onAdd: (line: DraftLine) => void;
  onQuantity: (productId: string, quantity: number) => void;
  onRemove: (productId: string) => void;
}

/**
 * The lines that the caller wants. After choosing a product, its quantity has the focus; Enter there returns to the
 * search.
 */
export function Lines({ lines, quote, isQuoted, errors, ...props }: LinesProps) {
  const [typed, setTyped] = useState('');
  const [backTimes, setBackTimes] = useState(0);
  const [addedId, setAddedId] = useState<string>();
  const { suggestions, foundFor } = useSuggestions(typed);
  const quoted = new Map(quote?.cart.items.map((item) => [item.product.id, item]));
  const focusQuantity = (field: HTMLInputElement | null) => {
    if (!field) return;
    // The combobox takes the focus back in the frame after a choice.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        field.focus();
        field.select();
      }),
    );
    setAddedId(undefined);
  };
  return (
    <Part title={t`Products`}>
      {lines.length > 0 && (
        <List aria-label={t`What is ordered`}>
          {lines.map((line) => {
            const { productId, name, unit, quantity } = line;
            const item = quoted.get(productId);
            const left = item?.product.stockQuantity;
            const problem =
              errors[fieldOfLine(productId)] ??
              problemOf(line, left, isQuoted && quote !== undefined && (item?.isHidden ?? true));
            const errorId = `line-${productId}`;
            return (
              <li key={productId}>
                <Name>
                  <strong>{name}</strong>
                  <Note>
                    {[
                      unit,
                      formatPaise(item?.unitPricePaise ?? line.unitPricePaise),
                      left !== undefined && t`${left} in stock`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Note>
                  {problem && <ErrorText id={errorId}>{problem}</ErrorText>}
                </Name>
                <Input
                  ref={addedId === productId ? focusQuantity : undefined}
                  aria-label={t`Pieces of ${name}`}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem ? errorId : undefined}
                  inputMode="numeric"
                  enterKeyHint="next"
                  autoComplete="off"
                  width="84px"
                  maxLength={6}
                  value={quantity || ''}
                  onChange={(event) =>
                    props.onQuantity(productId, Number(event.target.value.replace(/\D/g, '')))
                  }
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    setBackTimes((times) => times + 1);
                  }}
                />
                <Sum>{formatPaise(item?.totalPaise ?? line.unitPricePaise * quantity)}</Sum>
                <Button
                  tone="outline"
                  aria-label={t`Remove ${name}`}
                  onClick={() => {
                    props.onRemove(productId);
                    setBackTimes((times) => times + 1);
                  }}
                >{t`Remove`}</Button>
              </li>
            );
          })}
        </List>
      )}
      <SearchField
        label={t`Add a product`}
        placeholder={t`Type its name`}
        typed={typed}
        onTyped={setTyped}
        choices={suggestions
          .map(inShopLanguage)
          .map(({ id, name, unit, pricePaise, stockQuantity }) => ({
            value: id,
            label: name,
            note: [
              unit,
              formatPaise(pricePaise),
              stockQuantity > 0
                ? plural(stockQuantity, { one: '# in stock', other: '# in stock' })
                : t`sold out`,
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        isLoading={typed.trim() !== '' && foundFor !== typed.trim()}
        onChoose={(id) => {
          const product = suggestions.find((each) => each.id === id);
          if (!product) return;
          props.onAdd(lineOf(product));
          setTyped('');
          setAddedId(id);
        }}
        status={
          suggestions.length === 0
            ? t`Nothing of that name.`
            : plural(suggestions.length, { one: '# found', other: '# found' })
        }
        error={errors['lines']}
        focusedTimes={props.focusedTimes + backTimes}
      />
    </Part>
  );
}

function problemOf(
  { quantity }: DraftLine,
  left: number | undefined,
  isGone: boolean,
): string | undefined {
  if (quantity === 0) return t`How many?`;
  if (isGone) return t`No longer sold: remove it`;
  if (left === 0) return t`Sold out`;
  return left !== undefined && quantity > left ? t`Only ${left} left` : undefined;
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '10px',
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '6px 12px',
      alignItems: 'center',
      paddingBottom: '10px',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
  },
});

const Name = chakra('div', { base: { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' } });
const Note = chakra('span', { base: { display: 'block', fontSize: '14px', color: 'soft' } });
const Sum = chakra('span', {
  base: { minWidth: '80px', fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
