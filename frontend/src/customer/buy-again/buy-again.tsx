import { t } from '@lingui/core/macro';

import { ProductGrid } from '../../features/catalogue/product-grid';
import { ShopCartBar } from '../../features/checkout/shop-cart-bar';
import { LastOrder } from '../../features/orders/last-order';
import { useProductSlots } from '../../features/product-action/product-action';
import { useMyRegularsQuery } from '../../generated/regulars/my-regulars';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';

const SHOWN_COUNT = 48;

/** The last order, and everything else that the customer buys regularly. */
export function BuyAgainRoute() {
  return (
    <Page title={t`Buy again`}>
      <LastOrder />
      <Regulars />
      <ShopCartBar />
    </Page>
  );
}

function Regulars() {
  const slots = useProductSlots();
  const { data, error, refetch } = useMyRegularsQuery({
    variables: { limit: SHOWN_COUNT },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <ErrorState text={t`The products could not be loaded.`} onRetry={() => void refetch()} />
    );
  if (!data) return <LoadingState label={t`Loading products`} rows={8} />;
  if (data.myRegulars.length === 0)
    return (
      <EmptyState text={t`You have not ordered anything yet.`}>
        <ButtonLink to={paths.customerHome}>{t`Start shopping`}</ButtonLink>
      </EmptyState>
    );
  return (
    <section aria-labelledby="regulars">
      <h2 id="regulars" className="visually-hidden">{t`Products`}</h2>
      <ProductGrid products={data.myRegulars.map(({ product }) => product)} {...slots} />
    </section>
  );
}
