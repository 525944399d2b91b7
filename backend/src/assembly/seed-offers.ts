import { Services } from '../app';
import { Coupon, GiftVoucher } from '../modules/checkout';
import { ErrorCode } from '../kernel/error-codes';
import { ShopError } from '../kernel/shop-error';
import { demoCoupons, demoVouchers } from '../platform/config/demo-offers';
import { Database } from '../platform/database/database';

/** Creates the demo coupons and vouchers that the shop never had. Idempotent. */
export async function ensureDemoOffers(
  database: Database,
  { manageCoupons, manageVouchers }: Services,
): Promise<void> {
  for (const coupon of demoCoupons)
    if (!(await database.read.existsBy(Coupon, { code: coupon.code })))
      await unlessTaken('COUPON_CODE_TAKEN', () =>
        manageCoupons.make({ minimumSubtotalPaise: 0, ...coupon }),
      );
  for (const voucher of demoVouchers)
    if (!(await database.read.existsBy(GiftVoucher, { code: voucher.code })))
      await unlessTaken('VOUCHER_CODE_TAKEN', () => manageVouchers.make(voucher));
}

/** Another server that starts at the same time may create it first. */
async function unlessTaken(code: ErrorCode, make: () => Promise<unknown>): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (!(error instanceof ShopError && error.code === code)) throw error;
  }
}
