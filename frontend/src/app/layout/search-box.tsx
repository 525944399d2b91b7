import { plural, t } from '@lingui/core/macro';
import { Suspense, useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { useAddToCart } from '../../features/cart/use-add-to-cart';
import { useSuggestions } from '../../features/catalogue/use-suggestions';
import { loadedAhead, Nothing } from '../../shared/lib/loaded-ahead';
import { customerHomeSearch, paths, productOf, shopSearch } from '../../shared/lib/paths';
import './search-box.css';
import { useNavigate } from '../../shared/lib/navigation';
import { cellId, suggestionsId, useSuggestionKeys } from './use-suggestion-keys';

// Loaded when the field gets the focus, or with the first key in it.
const loadPanels = () => import('./search-panels');
const { Part: SearchSuggestions } = loadedAhead(
  async () => (await loadPanels()).SearchSuggestions,
  Nothing,
);
const { Part: SearchStarts } = loadedAhead(async () => (await loadPanels()).SearchStarts, Nothing);

/** The search button of a phone's bottom bar also focuses the field. */
export const searchFieldId = 'search-field';

/**
 * Suggests products while the user types, and opens the search results: in the public shop, or in the customer's
 * product list if that is on the screen.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const current = parameters.get('search') ?? '';
  const [typed, setTyped] = useState(current);
  const [asked, setAsked] = useState(current);
  const [followed, setFollowed] = useState(current);
  const { suggestions, foundFor } = useSuggestions(typed);
  const { addToCart } = useAddToCart();

  // The field follows the address, except after its own search: the user may be typing the next one already.
  if (current !== followed) {
    setFollowed(current);
    setAsked(current);
    if (current !== asked) setTyped(current);
  }

  const goTo = (address: string) => {
    keys.close();
    void navigate(address);
  };
  const keys = useSuggestionKeys(suggestions, {
    onProduct: ({ id }) => goTo(productOf(id)),
    onAdd: ({ id, stockQuantity }) => {
      if (stockQuantity > 0) void addToCart(id, 1);
    },
  });

  const addressOf = pathname === paths.customerHome ? customerHomeSearch : shopSearch;
  const searchFor = (search: string) => {
    void loadPanels()
      .then(({ keepSearch }) => keepSearch(search))
      .catch(() => undefined);
    setTyped(search);
    setAsked(search);
    goTo(addressOf(search));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    searchFor(typed.trim());
  };

  return (
    <form
      className="search-box"
      role="search"
      // For browsers without JavaScript.
      action={paths.shop}
      onSubmit={submit}
      onBlur={keys.closeOnLeaving}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="11" cy="11" r="7" />
        <path d="m16.5 16.5 4.5 4.5" />
      </svg>
      <input
        id={searchFieldId}
        type="search"
        name="search"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          keys.open();
        }}
        onKeyDown={keys.onKeyDown}
        onClick={keys.open}
        onFocus={() => void loadPanels().catch(() => undefined)}
        role="combobox"
        aria-label={t`Search products`}
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={keys.isOpen}
        aria-controls={keys.isOpen ? suggestionsId : undefined}
        aria-activedescendant={keys.active && cellId(keys.active.row, keys.active.column)}
        placeholder={t`Search aloo, doodh, atta, 500 g…`}
        enterKeyHint="search"
        autoComplete="off"
      />
      <span className="visually-hidden" aria-live="polite">
        {keys.isOpen &&
          plural(suggestions.length, {
            one: '# suggestion; go through them with the arrow keys',
            other: '# suggestions; go through them with the arrow keys',
          })}
      </span>
      {keys.isWanted && typed.trim() === '' && (
        <Suspense fallback={null}>
          <SearchStarts addressOf={addressOf} onSearch={searchFor} />
        </Suspense>
      )}
      {keys.isOpen && (
        <Suspense fallback={null}>
          <SearchSuggestions
            products={suggestions}
            foundFor={foundFor}
            active={keys.active}
            onAdd={(product) => void addToCart(product.id, 1)}
            onFollowed={keys.close}
          />
        </Suspense>
      )}
    </form>
  );
}
