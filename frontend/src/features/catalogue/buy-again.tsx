import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import type { ProductFieldsFragment } from '../../generated/graphql';
import { useMyRegularsQuery } from '../../generated/regulars/my-regulars';
import { ProductRail } from './product-rail';

const SHOWN_COUNT = 12;

interface BuyAgainProps {
  actionFor: (product: ProductFieldsFragment) => ReactNode;
  cornerFor?: (product: ProductFieldsFragment) => ReactNode;
}

/** The regulars of a customer. */
export function BuyAgain(slots: BuyAgainProps) {
  const { data } = useMyRegularsQuery({
    variables: { limit: SHOWN_COUNT },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return null;
  const products = data.myRegulars.map(({ product }) => product);
  return <ProductRail heading={t`Buy again`} products={products} {...slots} />;
}
