import { t } from '@lingui/core/macro';

import { useCart } from '../../features/cart/use-cart';
import { Mrp } from '../../features/catalogue/mrp';
import type { ProductFieldsFragment } from '../../generated/graphql';
import { Link } from '../../shared/ui/link';
import { Picture } from '../../shared/ui/picture';
import { Price } from '../../shared/ui/price';
import { productOf } from '../../shared/lib/paths';
import { cellId, suggestionsId, type SuggestionCell } from './use-suggestion-keys';
import { localName } from '../../shared/lib/local-name';
import { LocalName, LocalUnit } from '../../shared/ui/local-name';

interface SearchSuggestionsProps {
  products: readonly ProductFieldsFragment[];
  /** The text that the suggestions match; empty while older ones are still shown. */
  foundFor: string;
  active: SuggestionCell | undefined;
  onAdd: (product: ProductFieldsFragment) => void;
  onFollowed: () => void;
}

/** Products with picture, price and ADD. The focus stays in the input, even after a click on one. */
export function SearchSuggestions({ products, foundFor, active, ...acts }: SearchSuggestionsProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/interactive-supports-focus -- the focus stays in the combobox
    <div
      id={suggestionsId}
      className="suggestions"
      role="grid"
      aria-label={t`Suggestions`}
      data-found-for={foundFor}
      onMouseDown={(event) => event.preventDefault()}
    >
      {products.map((product, row) => (
        <Suggestion
          key={product.id}
          product={product}
          row={row}
          activeColumn={active?.row === row ? active.column : undefined}
          {...acts}
        />
      ))}
    </div>
  );
}

interface SuggestionProps extends Pick<SearchSuggestionsProps, 'onAdd' | 'onFollowed'> {
  product: ProductFieldsFragment;
  row: number;
  activeColumn: number | undefined;
}

function Suggestion({ product, row, activeColumn, onAdd, onFollowed }: SuggestionProps) {
  const { cart } = useCart();
  const inCart = cart?.items.find((item) => item.product.id === product.id)?.quantity ?? 0;
  const { id, unit, pricePaise, imageUrl, stockQuantity } = product;
  const name = localName(product);
  return (
    <div className="suggestion" role="row">
      <div
        id={cellId(row, 0)}
        className="suggestion__product"
        role="gridcell"
        aria-selected={activeColumn === 0}
      >
        <Link to={productOf(id)} tabIndex={-1} onClick={onFollowed}>
          <Picture src={imageUrl} alt="" sizePx={44} faded={stockQuantity === 0} eager />
          <span>
            <span className="suggestion__name">
              <LocalName product={product} />
            </span>
            <span className="suggestion__pack">
              {unit && (
                <>
                  <LocalUnit unit={unit} />
                  {' · '}
                </>
              )}
              <Price paise={pricePaise} /> <Mrp product={product} label={t`MRP`} />
            </span>
          </span>
        </Link>
      </div>
      <div id={cellId(row, 1)} role="gridcell" aria-selected={activeColumn === 1}>
        {stockQuantity === 0 ? (
          <span className="suggestion__none">{t`Out of stock`}</span>
        ) : (
          <button
            type="button"
            className="suggestion__add"
            tabIndex={-1}
            aria-label={
              inCart > 0 ? t`ADD one more ${name}, ${inCart} in the cart` : t`ADD ${name}`
            }
            onClick={() => onAdd(product)}
          >
            {inCart > 0 ? `${inCart} +` : t`ADD`}
          </button>
        )}
      </div>
    </div>
  );
}
