import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OfferListArgs } from '../offer-list.args';
import { Coupon } from './coupon.entity';
import { CouponInput } from './coupon.input';
import { CouponService } from './coupon.service';
import { CouponForAdmin } from './coupon.type';
import { ManageCouponsService } from './manage-coupons.service';

/** Coupons: the public offers, and their administration. */
@Resolver()
export class CouponResolver {
  constructor(
    private readonly offers: CouponService,
    private readonly managing: ManageCouponsService,
  ) {}

  @Access('anyone')
  @Query(() => [Coupon], {
    description: 'Currently valid coupons: the offers of the shop.',
  })
  coupons(@Ctx() { viewer }: RequestContext): Promise<Coupon[]> {
    return this.offers.usable(viewer);
  }

  @Access('manage-coupons')
  @Query(() => [CouponForAdmin], { description: 'Newest 500 coupons that match (admin).' })
  adminCoupons(
    @Args(() => OfferListArgs) which: OfferListArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CouponForAdmin[]> {
    return this.managing.list(viewer, which);
  }

  @Access('manage-coupons')
  @Mutation(() => CouponForAdmin, {
    description: 'Creates a coupon (admin). Fails with VALIDATION or COUPON_CODE_TAKEN.',
  })
  addCoupon(
    @Arg('input', () => CouponInput, { description: 'New coupon.' }) input: CouponInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CouponForAdmin> {
    return this.managing.add(viewer, input);
  }

  @Access('manage-coupons')
  @Mutation(() => CouponForAdmin, {
    description: 'Ends a coupon, which nobody can use any more (admin). Fails with NOT_FOUND.',
  })
  endCoupon(
    @Arg('id', () => ID, { description: 'Coupon ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CouponForAdmin> {
    return this.managing.end(viewer, readRecordId(id, 'coupon', 'id'));
  }
}
