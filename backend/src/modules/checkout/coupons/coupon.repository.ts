import { EntityManager } from 'typeorm';
import { OFFER_CODE_PATTERN, readOfferCode } from '../../../kernel/offer-code';
import { Coupon } from './coupon.entity';
import { CouponUse } from './coupon-use.entity';

/** More simultaneous offers than anybody reads through. */
const MOST_AT_ONCE = 100;

/** Reads and writes coupons with a given manager: that of a read, or of an open transaction. */
export class CouponRepository {
  constructor(private readonly manager: EntityManager) {}

  /** The coupon with a typed code, in any case. */
  async byCode(typed: string): Promise<Coupon | null> {
    const code = readOfferCode(typed);
    // A text that cannot be a code is not sent to the database.
    if (!OFFER_CODE_PATTERN.test(code)) return null;
    return this.manager.findOneBy(Coupon, { code });
  }

  /** Coupons that have not ended and are not used up, the best first: all that customers need. */
  current(now: Date): Promise<Coupon[]> {
    return this.manager
      .createQueryBuilder(Coupon, 'coupon')
      .where('(coupon.validUntil IS NULL OR coupon.validUntil > :now)', { now })
      .andWhere('(coupon.validFrom IS NULL OR coupon.validFrom <= :now)', { now })
      .andWhere('(coupon.totalLimit IS NULL OR coupon.usedCount < coupon.totalLimit)')
      .orderBy('coupon.percent', 'DESC')
      .addOrderBy('coupon.id')
      .limit(MOST_AT_ONCE)
      .getMany();
  }

  /** How often a customer has used each coupon, by its number. */
  async allUsesBy(customerId: number): Promise<Map<number, number>> {
    const rows = await this.manager
      .createQueryBuilder(CouponUse, 'couponUse')
      .select('couponUse.couponId', 'couponId')
      .addSelect('COUNT(*)', 'uses')
      .where('couponUse.customerId = :customerId', { customerId })
      .groupBy('couponUse.couponId')
      .getRawMany<{ couponId: number; uses: number | string }>();
    return new Map(rows.map(({ couponId, uses }) => [couponId, Number(uses)]));
  }

  usesBy(customerId: number, couponId: number): Promise<number> {
    return this.manager.countBy(CouponUse, { couponId, customerId });
  }

  /** Counts a use if one is left at this instant; otherwise returns false. */
  async countUse(id: number, now: Date): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Coupon)
      .set({ usedCount: () => 'usedCount + 1' })
      .where('id = :id AND (totalLimit IS NULL OR usedCount < totalLimit)', { id })
      .andWhere('(validUntil IS NULL OR validUntil > :now)', { now })
      .execute();
    return affected === 1;
  }

  /** Ends a coupon at this instant; false if it has already ended. */
  async end(id: number, now: Date): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Coupon)
      .set({ validUntil: now })
      .where('id = :id AND (validUntil IS NULL OR validUntil > :now)', { id, now })
      .execute();
    return affected === 1;
  }

  async insertUse(use: Pick<CouponUse, 'couponId' | 'customerId' | 'orderId' | 'usedAt'>) {
    await this.manager.insert(CouponUse, use);
  }

  /** Removes an order's use; of concurrent calls one counts. */
  async returnUse(orderId: number): Promise<void> {
    const use = await this.manager.findOneBy(CouponUse, { orderId });
    if (!use) return;
    const { affected } = await this.manager.delete(CouponUse, { id: use.id });
    if (affected === 1) await this.manager.decrement(Coupon, { id: use.couponId }, 'usedCount', 1);
  }
}
