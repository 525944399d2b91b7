import { t } from '@lingui/core/macro';

import { useCouponsQuery } from '../../generated/offers/coupons';
import { LoadingState } from '../../shared/ui/states';
import { CouponCard } from './internal/coupon-card';
import './coupon-offers.css';

interface CouponOffersProps {
  /** The heading of the coupons. */
  heading: string;
  /** Hides the heading visually. */
  hideHeading?: boolean;
}

/** The shop's coupons as offers; nothing if there are none. */
export function CouponOffers({ heading, hideHeading = false }: CouponOffersProps) {
  // Coupons change, so the cached ones are refetched.
  const { data, error } = useCouponsQuery({ fetchPolicy: 'cache-and-network' });
  const coupons = data?.coupons;
  if (coupons?.length === 0) return null;
  return (
    <section className="coupon-offers" aria-labelledby="coupon-offers">
      <h2 id="coupon-offers" className={hideHeading ? 'visually-hidden' : undefined}>
        {heading}
      </h2>
      {/* Coupons are a side matter: no alert, and no second 'Try again' next to that of the products. */}
      {error && !coupons && <p>{t`The coupons cannot be shown just now.`}</p>}
      {!error && !coupons && (
        <div className="coupon-offers__list">
          <LoadingState label={t`Loading the coupons`} rows={2} />
        </div>
      )}
      {coupons && (
        <ul className="coupon-offers__list">
          {coupons.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} />
          ))}
        </ul>
      )}
    </section>
  );
}
