import { t } from '@lingui/core/macro';

import { CartControl } from '../../features/cart/cart-control';
import { ProductGrid } from '../../features/catalogue/product-grid';
import { NotifyMeButton } from '../../features/notify-me/notify-me-button';
import { useWishes } from '../../features/wish-list/use-wishes';
import { PriceMails } from './price-mails';
import { WishButton } from '../../features/wish-list/wish-button';
import type { ProductFieldsFragment, WishesFieldsFragment } from '../../generated/graphql';
import { ButtonLink } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { paths } from '../../shared/lib/paths';
import { loginFor } from '../../shared/lib/shop-link';
import './wishlist.css';

/** The wish list of the customer, and the products for which they have a stock alert. */
export function CustomerWishlistRoute() {
  const { wishes, failed, retry } = useWishes();
  return (
    <Page title={t`Wish list`}>
      {!wishes && failed && (
        <ErrorState text={t`Your wish list could not be loaded.`} onRetry={retry} />
      )}
      {!wishes && !failed && <LoadingState label={t`Loading your wish list`} rows={8} />}
      {wishes && <WishList wishes={wishes} />}
    </Page>
  );
}

function WishList({ wishes }: { wishes: WishesFieldsFragment }) {
  const { items, awaited, priceMails, canBeMailed } = wishes;
  return (
    <div className="wish-list">
      {!canBeMailed && items.length + awaited.length > 0 && <Unconfirmed />}
      {items.length === 0 ? (
        <EmptyState text={<NothingSaved />}>
          <ButtonLink to={paths.customerHome}>{t`Start shopping`}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <PriceMails wanted={priceMails} />
          <section aria-labelledby="saved">
            <h2 id="saved" className="visually-hidden">{t`Saved for later`}</h2>
            <ProductGrid
              products={items.map(({ product }) => product)}
              actionFor={(product) => <Action product={product} />}
              cornerFor={(product) => <WishButton product={product} login={login} />}
            />
          </section>
        </>
      )}
      {awaited.length > 0 && (
        <section aria-labelledby="awaited">
          <h2 id="awaited">{t`We e-mail you when these are back`}</h2>
          <ProductGrid products={awaited} actionFor={(product) => <Action product={product} />} />
        </section>
      )}
    </div>
  );
}

const login = loginFor(paths.customerWishlist);

function Action({ product }: { product: ProductFieldsFragment }) {
  return product.stockQuantity === 0 ? (
    <NotifyMeButton product={product} login={login} />
  ) : (
    <CartControl product={product} />
  );
}

function Unconfirmed() {
  return (
    <Notice tone="warning">
      <p>{t`We can e-mail you once your e-mail address is confirmed.`}</p>
      <ButtonLink to={paths.customerAccount} tone="outline">{t`Go to your account`}</ButtonLink>
    </Notice>
  );
}

/** Uses the heart icon of the button: a machine without a font that has hearts would show a box. */
function NothingSaved() {
  const [before, after] = t`Nothing is saved yet. Press ♡ on a product to keep it here.`.split('♡');
  return (
    <>
      {before}
      <span className="heart" role="img" aria-label={t`the heart`} />
      {after}
    </>
  );
}
