import { useParams, useSearchParams, type To } from 'react-router-dom';

import { useNavigate } from '../../shared/lib/navigation';
import { shopOf } from '../../shared/lib/paths';
import { readShopFilter, searchOfShop, widened, type ShopFilter } from './shop-filter.rules';

/** The filter of the public shop, and functions that change it. Every change returns to the first page. */
export function useShopFilter() {
  const { category = '' } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const filter = readShopFilter(category, parameters);

  const toFilter = (change: Partial<ShopFilter>): To => {
    const next = { ...filter, pages: 1, ...change };
    return { pathname: shopOf(next.category), search: searchOfShop(next) };
  };

  return {
    filter,
    toFilter,
    /** The same list without filters. */
    widened: { pathname: shopOf(), search: searchOfShop(widened(filter)) },
    // Synchronously: a checked box must not look unchecked until a transition completes.
    change: (change: Partial<ShopFilter>) =>
      void navigate(toFilter(change), { preventScrollReset: true, flushSync: true }),
    // Replaces the history entry: going back from a product shows all open pages, and never steps page by page.
    showPages: (pages: number) =>
      void navigate(toFilter({ pages }), { preventScrollReset: true, replace: true }),
  };
}
