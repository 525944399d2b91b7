import { Link } from 'react-router-dom';

import { CategoryCards } from '../../features/catalogue/components/category-cards';
import { FreshRail } from '../../features/catalogue/components/fresh-rail';
import { PopularRail } from '../../features/catalogue/components/popular-rail';
import { Banners } from '../../features/offers/components/banners';
import { CouponOffers } from '../../features/offers/components/coupon-offers';
import { OfferTiles } from '../../features/offers/components/offer-tiles';
import { RedeemGift } from '../../features/offers/components/redeem-gift';
import { DeliveryAndPayment } from '../../features/store/components/delivery-and-payment';
import { WhyChooseUs } from '../../features/store/components/why-choose-us';
import type { ProductFieldsFragment } from '../../generated/graphql';
import { useSession } from '../../lib/session';
import { Page } from '../../ui/page';
import { paths } from '../paths';
import { loginFor, shopLink } from '../shop-link';
import './landing.css';
import { ProductAction } from './product-action';
import { ShopCartBar } from './shop-cart-bar';

// Nothing that only a client may ask for: logging out leads here while the browser still knows one.
const actionFor = (product: ProductFieldsFragment) => <ProductAction product={product} />;

/** The landing page, which is the root as well. */
export function LandingRoute() {
  const session = useSession();
  const isAdmin = session.role === 'admin';
  return (
    <Page title="Fresh groceries in Thane" hideTitle>
      <div className="landing__offers">
        <Banners shop={{ to: paths.shop, state: null }} />
        <OfferTiles />
      </div>
      <CouponOffers heading="Coupons for today" />
      <section className="landing__section" aria-labelledby="categories">
        <h2 id="categories">Shop by category</h2>
        <CategoryCards linkFor={(category) => shopLink(session, { category })} />
      </section>
      <section className="landing__section" aria-labelledby="fresh">
        <div className="landing__head">
          <h2 id="fresh">Fresh this morning</h2>
          <Link to={paths.shop}>
            See all <span aria-hidden="true">›</span>
          </Link>
        </div>
        <FreshRail actionFor={actionFor} />
      </section>
      <PopularRail heading="Popular in Thane" actionFor={actionFor} />
      <section className="landing__section" aria-labelledby="why">
        <h2 id="why">Why Choose Us</h2>
        <WhyChooseUs />
      </section>
      <DeliveryAndPayment action={<RedeemGift login={loginFor(paths.landing)} />} />
      {!isAdmin && <ShopCartBar />}
    </Page>
  );
}
