import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { usePopularProductsQuery } from '../../generated/catalogue/popular-products';
import type { ProductFieldsFragment } from '../../generated/graphql';
import { LoadingState } from '../../shared/ui/states';
import { ProductRail } from './product-rail';

interface PopularRailProps {
  heading: string;
  actionFor: (product: ProductFieldsFragment) => ReactNode;
  cornerFor?: (product: ProductFieldsFragment) => ReactNode;
  aside?: ReactNode;
}

/** The best-selling products; nothing if they cannot be loaded. */
export function PopularRail(props: PopularRailProps) {
  const { data, error } = usePopularProductsQuery();
  if (error) return null;
  if (!data) return <LoadingState label={t`Loading what is popular`} rows={4} />;
  return <ProductRail {...props} products={data.products.items} />;
}
