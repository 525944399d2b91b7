import { useLocation, useSearchParams, type To } from 'react-router-dom';

import { useNavigate } from '../../shared/lib/navigation';
import { useIsPhone } from '../../shared/lib/phone';
import { readPage } from '../../shared/lib/page-parameter';
import {
  readProductFilter,
  searchOfFilter,
  usualSort,
  type ProductFilter,
} from './product-filter.rules';

/** The category that a 'View All' link of the landing page hands over beside the URL. */
function categoryOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('category' in state)) return '';
  return typeof state.category === 'string' ? state.category : '';
}

/** The filter of the product list, and the ways to change it. Every change leads to page 1. */
export function useProductFilter() {
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();

  const usual = usualSort(useIsPhone());
  const inUrl = readProductFilter(parameters, readPage(parameters), usual);
  const filter: ProductFilter = { ...inUrl, category: inUrl.category || categoryOf(state) };
  const toFilter = (change: Partial<ProductFilter>): To => ({
    search: searchOfFilter({ ...filter, page: 1, ...change }, usual),
  });

  return {
    filter,
    change: (change: Partial<ProductFilter>) => void navigate(toFilter(change)),
    toPage: (page: number) => toFilter({ page }),
  };
}
