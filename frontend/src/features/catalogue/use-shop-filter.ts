import { useParams, useSearchParams, type To } from 'react-router-dom';

import { useNavigate } from '../../shared/lib/navigation';
import { shopOf } from '../../shared/lib/paths';
import { readShopFilter, searchOfShop, widened, type ShopFilter } from './shop-filter.rules';

/** The filter of the public shop, and the ways to change it. Every change leads to the first page. */
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
    /** The same list with nothing narrowed. */
    widened: { pathname: shopOf(), search: searchOfShop(widened(filter)) },
    // At once: a box that is ticked must not look unticked until a transition has gone through.
    change: (change: Partial<ShopFilter>) =>
      void navigate(toFilter(change), { preventScrollReset: true, flushSync: true }),
    // Going back from a product comes to all pages that were open, not to each of them in turn.
    showPages: (pages: number) =>
      void navigate(toFilter({ pages }), { preventScrollReset: true, replace: true }),
  };
}
