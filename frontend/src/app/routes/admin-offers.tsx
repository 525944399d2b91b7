import { useAdminCoupons } from '../../features/admin-offers/api/use-admin-coupons';
import { useGiftVouchers } from '../../features/admin-offers/api/use-gift-vouchers';
import { CouponForm } from '../../features/admin-offers/components/coupon-form';
import { CouponTable } from '../../features/admin-offers/components/coupon-table';
import { VoucherMaker } from '../../features/admin-offers/components/voucher-maker';
import { VoucherTable } from '../../features/admin-offers/components/voucher-table';
import { Page } from '../../ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states';
import './admin-offers.css';

/** Coupons and gift vouchers, as an admin makes and ends them. */
export function AdminOffersRoute() {
  return (
    <Page title="Offers">
      <section className="offers-part" aria-labelledby="coupons">
        <h2 id="coupons">Coupons</h2>
        <Coupons />
        <details className="panel">
          <summary>Add a coupon</summary>
          <CouponForm />
        </details>
      </section>
      <section className="offers-part" aria-labelledby="vouchers">
        <h2 id="vouchers">Gift vouchers</h2>
        <Vouchers />
        <details className="panel">
          <summary>Add a gift voucher</summary>
          <VoucherMaker />
        </details>
      </section>
    </Page>
  );
}

function Coupons() {
  const { coupons, failed, retry } = useAdminCoupons();
  if (failed && !coupons)
    return <ErrorState text="The coupons could not be loaded." onRetry={retry} />;
  if (!coupons) return <LoadingState label="Loading the coupons" rows={3} />;
  if (coupons.length === 0) return <EmptyState text="There is no coupon yet." />;
  return <CouponTable coupons={coupons} />;
}

function Vouchers() {
  const { vouchers, failed, retry } = useGiftVouchers();
  if (failed && !vouchers)
    return <ErrorState text="The gift vouchers could not be loaded." onRetry={retry} />;
  if (!vouchers) return <LoadingState label="Loading the gift vouchers" rows={3} />;
  if (vouchers.length === 0) return <EmptyState text="There is no gift voucher yet." />;
  return <VoucherTable vouchers={vouchers} />;
}
