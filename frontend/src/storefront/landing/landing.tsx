import { t } from '@lingui/core/macro';
import { Suspense } from 'react';

import { PinCodeQuestion } from '../../features/addresses/pin-code-question';
import { CategoryCards } from '../../features/catalogue/category-cards';
import { FreshRail } from '../../features/catalogue/fresh-rail';
import { PopularRail } from '../../features/catalogue/popular-rail';
import { Banners } from '../../features/offers/banners';
import { CouponOffers } from '../../features/offers/coupon-offers';
import { OfferTiles } from '../../features/offers/offer-tiles';
import { RedeemGift } from '../../features/offers/redeem-gift';
import { DeliveryAndPayment } from '../store/delivery-and-payment';
import { WhyChooseUs } from '../store/why-choose-us';
import type { ProductFieldsFragment } from '../../generated/graphql';
import { loadedAhead } from '../../shared/lib/loaded-ahead';
import { useIsPhone } from '../../shared/lib/phone';
import { readSession, useSession } from '../../shared/lib/session';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { paths } from '../../shared/lib/paths';
import { loginFor, shopLink } from '../../shared/lib/shop-link';
import './landing.css';
import { ProductAction, ProductCorner } from '../../features/product-action/product-action';
import { ShopCartBar } from '../../features/checkout/shop-cart-bar';

// Shown to customers only.
const { Part: OrderedBefore, load: loadOrderedBefore } = loadedAhead(
  async () => (await import('./ordered-before')).OrderedBefore,
);

const productSlots = {
  actionFor: (product: ProductFieldsFragment) => <ProductAction product={product} />,
  cornerFor: (product: ProductFieldsFragment) => <ProductCorner product={product} />,
};

/** Loads the parts of the page for the current session. */
export async function loadLanding(): Promise<typeof LandingRoute> {
  if (readSession().role === 'customer') await loadOrderedBefore();
  return LandingRoute;
}

/** The landing page, also used for the root path. */
export function LandingRoute() {
  const session = useSession();
  const isAdmin = session.role === 'admin';
  const isPhone = useIsPhone();
  const popular = <PopularRail heading={t`Popular in Thane`} {...productSlots} />;
  return (
    <Page title={t`Fresh groceries in Thane`} hideTitle>
      {session.role === 'customer' && (
        <Suspense fallback={null}>
          <OrderedBefore {...productSlots} />
        </Suspense>
      )}
      <div className="landing__offers">
        <Banners shop={{ to: paths.shop, state: null }} />
        {!isPhone && <OfferTiles />}
      </div>
      {/* Phones show products without scrolling. */}
      {isPhone && popular}
      {!isAdmin && <PinCodeQuestion />}
      <CouponOffers heading={t`Coupons for today`} />
      {isPhone && <OfferTiles />}
      <section className="landing__section further-down" aria-labelledby="categories">
        <h2 id="categories">{t`Shop by category`}</h2>
        <CategoryCards linkFor={(category) => shopLink(session, { category })} />
      </section>
      <section className="landing__section" aria-labelledby="fresh">
        <div className="landing__head">
          <h2 id="fresh">{t`Fresh this morning`}</h2>
          <Link to={paths.shop}>
            {t`See all`} <span aria-hidden="true">›</span>
          </Link>
        </div>
        <FreshRail {...productSlots} />
      </section>
      {!isPhone && popular}
      <section className="landing__section further-down" aria-labelledby="why">
        <h2 id="why">{t`Why Choose Us`}</h2>
        <WhyChooseUs />
      </section>
      <DeliveryAndPayment action={<RedeemGift login={loginFor(paths.landing)} />} />
      {!isAdmin && <ShopCartBar />}
    </Page>
  );
}
