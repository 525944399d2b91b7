import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { useFreshThisMorningQuery } from '../../generated/catalogue/fresh-this-morning';
import type { ProductFieldsFragment } from '../../generated/graphql';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { alternate } from './alternate';
import { ProductGrid } from './product-grid';

interface FreshRailProps {
  actionFor: (product: ProductFieldsFragment) => ReactNode;
  cornerFor?: (product: ProductFieldsFragment) => ReactNode;
}

/** 'Fresh this morning': a selection of vegetables and fruits in stock. */
export function FreshRail(slots: FreshRailProps) {
  const { data, error, refetch } = useFreshThisMorningQuery();
  if (data) {
    const products = alternate(data.vegetables.items, data.fruits.items);
    if (products.length === 0) return <EmptyState text={t`No product is available in list`} />;
    return <ProductGrid products={products} {...slots} />;
  }
  if (error) {
    return (
      <ErrorState text={t`The products could not be loaded.`} onRetry={() => void refetch()} />
    );
  }
  return <LoadingState label={t`Loading the products`} />;
}
