import { t } from '@lingui/core/macro';
import type { To } from 'react-router-dom';

import { PopularRail } from '../../features/catalogue/popular-rail';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/states';
import { paths } from '../../shared/lib/paths';
import { ProductAction } from '../../features/product-action/product-action';

interface NothingFoundProps {
  search: string;
  /** The list without its filters; omitted if there are none. */
  widen?: To;
}

/** Reports that nothing was found, and shows popular products. */
export function NothingFound({ search, widen }: NothingFoundProps) {
  return (
    <>
      <EmptyState
        text={search ? t`No products match ‘${search}’.` : t`No products match these filters.`}
      >
        <ButtonLink to={widen ?? paths.shop} tone="outline">
          {widen ? t`Show without filters` : t`Show all products`}
        </ButtonLink>
      </EmptyState>
      <PopularRail
        heading={t`Popular in Thane`}
        actionFor={(product) => <ProductAction product={product} />}
      />
    </>
  );
}
