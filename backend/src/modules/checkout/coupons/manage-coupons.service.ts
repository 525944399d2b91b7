import { EventActor, DomainEvent, SYSTEM_ACTOR, actorOf } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { pick } from '../../../kernel/changed-fields.rules';
import { Clock } from '../../../kernel/clock';
import { readOfferCode } from '../../../kernel/offer-code';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { OfferListArgs, newestOffers } from '../offer-list.args';
import { Coupon } from './coupon.entity';
import { CouponInput } from './coupon.input';
import { CouponRepository } from './coupon.repository';
import { CouponForAdmin } from './coupon.type';
import { checkoutMessages } from '../checkout.messages';

/** How many of the newest coupons are listed. */
const LISTED = 500;

type CouponValues = Partial<Record<keyof CouponInput, unknown>>;

/** The fields of a coupon in the audit log. */
const KEPT = [
  'code',
  'percent',
  'minimumSubtotalPaise',
  'maximumDiscountPaise',
  'validFrom',
  'validUntil',
  'totalLimit',
  'perCustomerLimit',
] as const satisfies readonly (keyof Coupon)[];

/** Coupons, for the staff. */
export class ManageCouponsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** The newest coupons. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (before). */
  async list(viewer: Viewer, which: OfferListArgs): Promise<CouponForAdmin[]> {
    requirePermission(viewer, 'manage-coupons');
    const newest = newestOffers(which, 'coupon', LISTED);
    return (await this.database.read.find(Coupon, newest)).map(forAdmin);
  }

  /**
   * Creates a coupon.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, COUPON_CODE_TAKEN
   */
  async add(viewer: Viewer, values: CouponValues): Promise<CouponForAdmin> {
    requirePermission(viewer, 'manage-coupons');
    return forAdmin(await this.make(values, actorOf(viewer)));
  }

  /** Creates a coupon, possibly in the name of the shop itself, such as the demo's. Throws as `add`. */
  async make(values: CouponValues, actor: EventActor = SYSTEM_ACTOR): Promise<Coupon> {
    const { code, ...rest } = trimTexts(values);
    const input = await assertValid(CouponInput, { ...rest, code: readOfferCode(code) });
    const { validFrom = null, validUntil = null } = input;
    const now = this.clock.now();
    if (validUntil && validUntil <= now)
      throw fieldError('validUntil', checkoutMessages.couponEndPast());
    if (validFrom && validUntil && validUntil <= validFrom)
      throw fieldError('validUntil', checkoutMessages.couponEndBeforeBeginning());
    const { maximumDiscountPaise = null, totalLimit = null, perCustomerLimit = null } = input;
    const limits = { maximumDiscountPaise, totalLimit, perCustomerLimit };
    const descriptionHi = input.descriptionHi || null;
    const descriptionMr = input.descriptionMr || null;
    const coupon = {
      ...{ ...input, descriptionHi, descriptionMr },
      ...{ ...limits, validFrom, validUntil, usedCount: 0, createdAt: now },
    };
    try {
      return await this.database.write(async (tx) => {
        const made = await tx.save(tx.create(Coupon, coupon));
        await this.record(tx, actor, 'coupon.added', made, { after: pick<Coupon>(made, KEPT) });
        return made;
      });
    } catch (error) {
      if (isDuplicateKey(error, 'uq_coupons_code')) throw codeTaken();
      throw error;
    }
  }

  /**
   * Ends a coupon, so that nobody can use it any more. Idempotent.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async end(viewer: Viewer, id: number): Promise<CouponForAdmin> {
    requirePermission(viewer, 'manage-coupons');
    const now = this.clock.now();
    const work = async (tx: Transaction) => {
      const before = await tx.findOneBy(Coupon, { id });
      if (!before) throw notFound('coupon', 'id');
      const isEnded = await new CouponRepository(tx).end(id, now);
      const coupon = await tx.findOneByOrFail(Coupon, { id });
      if (isEnded) await this.noteEnd(tx, actorOf(viewer), before, coupon);
      return forAdmin(coupon);
    };
    return this.database.write(work, { repeatable: true });
  }

  private noteEnd(tx: Transaction, actor: EventActor, before: Coupon, after: Coupon) {
    return this.record(tx, actor, 'coupon.ended', after, {
      before: pick<Coupon>(before, ['validUntil']),
      after: pick<Coupon>(after, ['validUntil']),
    });
  }

  private record(
    tx: Transaction,
    actor: EventActor,
    action: string,
    { id: subjectId }: Coupon,
    changes: Pick<DomainEvent, 'before' | 'after'>,
  ): Promise<void> {
    return this.events.record(tx, [{ actor, action, subject: 'coupon', subjectId, ...changes }]);
  }
}

function forAdmin(coupon: Coupon): CouponForAdmin {
  const { totalLimit, usedCount, validFrom } = coupon;
  return { coupon, totalLimit, usedCount, validFrom };
}

function codeTaken(): ShopError {
  const message = checkoutMessages.couponCodeTaken();
  return new ShopError('COUPON_CODE_TAKEN', message, { code: message });
}
