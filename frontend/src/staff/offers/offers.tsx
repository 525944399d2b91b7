import { t } from '@lingui/core/macro';

import { OfferBannerForm } from './offer-banner-form';
import { CouponForm } from './coupon-form';
import { Coupons } from './coupons';
import { VoucherMaker } from './voucher-maker';
import { Vouchers } from './vouchers';
import { useCurrentAdmin } from '../use-current-admin';
import { failureOf } from '../../apollo/shop-error';
import { useAdminOfferBannerQuery } from '../../generated/staff/offers/offer-banner';
import { Page } from '../../shared/ui/page';
import { LoadingState } from '../../shared/ui/states';
import { RecordList } from '../kit/record-list';
import { NotForYourRole } from '../not-for-your-role';

/** The offer on the landing page, coupons and gift vouchers, managed by an admin. */
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
  // The form must not start from an outdated state.
  const { data, error, refetch } = useAdminOfferBannerQuery({ fetchPolicy: 'network-only' });
  return (
    <RecordList
      page={data?.adminOfferBanner}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      isEmpty={() => false}
      texts={{
        loading: t`Loading the offer`,
        failed: t`The offer could not be loaded.`,
        empty: '',
      }}
    >
      {(banner) => <OfferBannerForm banner={banner} />}
    </RecordList>
  );
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

/** Vouchers are money and need their own permission, so the query waits until the role is known. */
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
