import { useSearchParams, type To } from 'react-router-dom';

import { useNavigate } from '../../shared/lib/navigation';
import { useIsPhone } from '../../shared/lib/phone';
import { readPage } from '../../shared/lib/page-parameter';
import { useHandedOver } from '../../shared/lib/use-handed-over';
import type { ShopState } from '../../shared/lib/shop-link';
import {
  readProductFilter,
  searchOfFilter,
  usualSort,
  type ProductFilter,
} from './product-filter.rules';

/** The filter of the product list, and functions to change it. Every change goes to page 1. */
export function useProductFilter() {
  const [parameters] = useSearchParams();
  // From a 'View All' link of the landing page.
  const { category: handedOver } = useHandedOver<ShopState>();
  const navigate = useNavigate();

  const usual = usualSort(useIsPhone());
  const inUrl = readProductFilter(parameters, readPage(parameters), usual);
  const filter: ProductFilter = { ...inUrl, category: inUrl.category || handedOver || '' };
  const toFilter = (change: Partial<ProductFilter>): To => ({
    search: searchOfFilter({ ...filter, page: 1, ...change }, usual),
  });

  return {
    filter,
    change: (change: Partial<ProductFilter>) => void navigate(toFilter(change)),
    toPage: (page: number) => toFilter({ page }),
  };
}
