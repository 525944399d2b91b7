import { t } from '@lingui/core/macro';

import { OfferBannerForm } from './offer-banner-form';
import { CouponForm } from './coupon-form';
import { CouponTable } from './coupon-table';
import { VoucherMaker } from './voucher-maker';
import { VoucherTable } from './voucher-table';
import { useCurrentAdmin } from '../use-current-admin';
import { failureOf } from '../../apollo/shop-error';
import { useAdminCouponsQuery } from '../../generated/staff/offers/coupons';
import { useGiftVouchersQuery } from '../../generated/staff/offers/gift-vouchers';
import { useAdminOfferBannerQuery } from '../../generated/staff/offers/offer-banner';
import { Page } from '../../shared/ui/page';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';
import { NotForYourRole } from '../not-for-your-role';
import './offers.css';

/** The offer on the landing page, coupons and gift vouchers, as an admin keeps them. */
export function AdminOffersRoute() {
  const { may } = useCurrentAdmin();
  return (
    <Page title={t`Offers`}>
      {may('manage-coupons') === false ? (
        <NotForYourRole />
      ) : (
        <>
          <BannerPart />
          <CouponsPart />
          {may('manage-vouchers') !== false && (
            <VouchersPart isKnown={may('manage-vouchers') !== undefined} />
          )}
        </>
      )}
    </Page>
  );
}

function BannerPart() {
  return (
    <section className="offers-part" aria-labelledby="offer-banner">
      <h2 id="offer-banner">{t`Offer on the landing page`}</h2>
      <div className="panel">
        <Banner />
      </div>
    </section>
  );
}

function Banner() {
  const { data, error, refetch } = useAdminOfferBannerQuery({ fetchPolicy: 'cache-and-network' });
  const banner = data?.adminOfferBanner;
  const failure = failureOf(error);
  const retry = () => void refetch();
  if (failure && !banner)
    return (
      <LoadFailure failure={failure} text={t`The offer could not be loaded.`} onRetry={retry} />
    );
  if (!banner) return <LoadingState label={t`Loading the offer`} rows={3} />;
  return <OfferBannerForm banner={banner} onConflict={retry} />;
}

function CouponsPart() {
  return (
    <section className="offers-part" aria-labelledby="coupons">
      <h2 id="coupons">{t`Coupons`}</h2>
      <Coupons />
      <details className="panel unfolding">
        <summary>{t`Add a coupon`}</summary>
        <CouponForm />
      </details>
    </section>
  );
}

/** Vouchers are money and need a permission of their own, so the query waits until the role is known. */
function VouchersPart({ isKnown }: { isKnown: boolean }) {
  return (
    <section className="offers-part" aria-labelledby="vouchers">
      <h2 id="vouchers">{t`Gift vouchers`}</h2>
      {isKnown ? <Vouchers /> : <LoadingState label={t`Loading the gift vouchers`} rows={3} />}
      <details className="panel unfolding">
        <summary>{t`Add a gift voucher`}</summary>
        <VoucherMaker />
      </details>
    </section>
  );
}

function Coupons() {
  // How often each is used may have changed since.
  const { data, error, refetch } = useAdminCouponsQuery({ fetchPolicy: 'cache-and-network' });
  const coupons = data?.adminCoupons;
  const failure = failureOf(error);
  const retry = () => void refetch();
  if (failure && !coupons)
    return (
      <LoadFailure failure={failure} text={t`The coupons could not be loaded.`} onRetry={retry} />
    );
  if (!coupons) return <LoadingState label={t`Loading the coupons`} rows={3} />;
  if (coupons.length === 0) return <EmptyState text={t`There is no coupon yet.`} />;
  return <CouponTable coupons={coupons} />;
}

function Vouchers() {
  const { data, error, refetch } = useGiftVouchersQuery({ fetchPolicy: 'cache-and-network' });
  const vouchers = data?.giftVouchers;
  const failure = failureOf(error);
  const retry = () => void refetch();
  if (failure && !vouchers)
    return (
      <LoadFailure
        failure={failure}
        text={t`The gift vouchers could not be loaded.`}
        onRetry={retry}
      />
    );
  if (!vouchers) return <LoadingState label={t`Loading the gift vouchers`} rows={3} />;
  if (vouchers.length === 0) return <EmptyState text={t`There is no gift voucher yet.`} />;
  return <VoucherTable vouchers={vouchers} />;
}
