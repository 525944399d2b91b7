import { EntityManager } from 'typeorm';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { Paise } from '../../../kernel/money';
import { ShopError } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { CodeGuesses, GuessedCode } from '../../../platform/limits/code-guesses';
import { Coupon } from './coupon.entity';
import { CouponRepository } from './coupon.repository';
import { couponProblem, couponUsedByYou, lastingProblem, missingForCoupon } from './coupon.rules';
import { Message } from '../../../kernel/message';
import { checkoutMessages } from '../checkout.messages';

/** A request to use a coupon for an order. */
export interface CouponRequest {
  /** As typed. */
  code: string;
  customerId: number;
  subtotalPaise: Paise;
}

/** A coupon that would be accepted, or why it would not. */
export type CouponLook = { coupon?: Coupon; problem?: Message };

/** More than for vouchers: each change of the cart checks a typed code again. */
const COUPON_CODE: GuessedCode = { name: 'coupon-code', perAccount: 60, field: 'couponCode' };

/** Coupons, for customers. */
export class CouponService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly guesses: CodeGuesses,
  ) {}

  /**
   * The coupons that the caller can use now, the greatest percentage first, whether their cart is big enough or not.
   * The past uses of a guest are unknown.
   */
  usable(viewer: Viewer): Promise<Coupon[]> {
    return this.usableBy(customerOf(viewer));
  }

  /** The coupons that a customer can use now, in the same order; null for an unknown customer. */
  async usableBy(customerId: number | null): Promise<Coupon[]> {
    const now = this.clock.now();
    const coupons = new CouponRepository(this.database.read);
    const uses = customerId === null ? NO_USES : await coupons.allUsesBy(customerId);
    const current = await coupons.current(now);
    return current.filter(
      (coupon) => !lastingProblem(coupon, { now, ownUses: uses.get(coupon.id) ?? 0 }),
    );
  }

  /**
   * Previews a coupon in the caller's cart: returns the coupon, or why it is not accepted. Once the caller has tried
   * too many codes that are not on offer, the result for such codes says only this.
   */
  async look(
    viewer: Viewer,
    typed: string,
    subtotalPaise: Paise,
    caller: CallerDetails,
  ): Promise<CouponLook> {
    const look = await this.lookFor(customerOf(viewer), typed, subtotalPaise);
    try {
      await this.countWrong(viewer, typed, caller);
      return look;
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      return { problem: checkoutMessages.tooManyCodes() };
    }
  }

  /**
   * Counts a code that is not on offer now. Codes on offer are public (`usable` lists them), so the limit prevents
   * nobody from using one.
   * @throws TOO_MANY_ATTEMPTS in field couponCode, instead of anything that would reveal whether there is such a coupon
   */
  async countWrong(viewer: Viewer, typed: string, { address }: CallerDetails): Promise<void> {
    const coupon = await new CouponRepository(this.database.read).byCode(typed);
    if (coupon && !lastingProblem(coupon, { now: this.clock.now(), ownUses: 0 })) return;
    const customerId = customerOf(viewer);
    await this.guesses.count(COUPON_CODE, { ...(customerId && { customerId }), address });
  }

  /**
   * The same for a customer, requested by the staff: callers who may take orders do not guess codes, so nothing is
   * counted.
   */
  async lookFor(
    customerId: number | null,
    typed: string,
    subtotalPaise: Paise,
  ): Promise<CouponLook> {
    const coupons = new CouponRepository(this.database.read);
    const coupon = await coupons.byCode(typed);
    if (!coupon) return { problem: checkoutMessages.couponUnknown() };
    const ownUses = customerId === null ? 0 : await coupons.usesBy(customerId, coupon.id);
    const problem = couponProblem(coupon, { now: this.clock.now(), subtotalPaise, ownUses });
    return problem === undefined ? { coupon } : { problem };
  }

  /**
   * Counts one more use of a coupon. Its row stays locked until the transaction ends, so that nobody else can add a use
   * while the customer's own uses are counted. To be followed by `recordUse`.
   * @throws COUPON_INVALID with the reason, in field couponCode
   */
  async use(tx: Transaction, { code, customerId, subtotalPaise }: CouponRequest): Promise<Coupon> {
    const coupons = new CouponRepository(tx);
    const coupon = await coupons.byCode(code);
    if (!coupon) throw couponInvalid(checkoutMessages.couponUnknown());
    const now = this.clock.now();
    const problem = couponProblem(coupon, { now, subtotalPaise, ownUses: 0 });
    if (problem) throw couponInvalid(problem);
    if (!(await coupons.countUse(coupon.id, now)))
      throw couponInvalid(checkoutMessages.couponUsedUp());
    const limit = coupon.perCustomerLimit;
    if (limit !== null && (await coupons.usesBy(customerId, coupon.id)) >= limit)
      throw couponInvalid(couponUsedByYou(limit));
    return coupon;
  }

  /** Records the order of the use that `use` counted. */
  async recordUse(
    tx: Transaction,
    coupon: Coupon,
    customerId: number,
    orderId: number,
  ): Promise<void> {
    const usedAt = this.clock.now();
    await new CouponRepository(tx).insertUse({ couponId: coupon.id, customerId, orderId, usedAt });
  }

  /**
   * The coupon of an edited order, as long as its goods cost enough for it. Validity and use limits were checked when
   * the order was placed.
   */
  async kept(manager: EntityManager, code: string, subtotalPaise: Paise): Promise<Coupon | null> {
    const coupon = await new CouponRepository(manager).byCode(code);
    return coupon && missingForCoupon(coupon, subtotalPaise) === 0 ? coupon : null;
  }

  /**
   * Returns the use of an order that was cancelled, or no longer qualifies for its coupon; does nothing if it has none.
   */
  async returnUse(tx: Transaction, orderId: number): Promise<void> {
    await new CouponRepository(tx).returnUse(orderId);
  }
}

const NO_USES: ReadonlyMap<number, number> = new Map();

function customerOf(viewer: Viewer): number | null {
  return viewer.role === 'customer' ? viewer.customerId : null;
}

function couponInvalid(message: Message): ShopError {
  return new ShopError('COUPON_INVALID', message, { couponCode: message });
}
