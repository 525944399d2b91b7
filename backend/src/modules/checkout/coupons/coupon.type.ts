import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Coupon } from './coupon.entity';

/** A coupon with data for the staff only. */
@Shows('private')
@ObjectType({ description: 'Coupon as shown to admins.' })
export class CouponForAdmin {
  @Field(() => Coupon, { description: 'Coupon as shown to customers.' })
  coupon: Coupon;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of uses by all customers together.',
  })
  totalLimit: number | null;

  @Field(() => Int, { description: 'Orders that use the coupon.' })
  usedCount: number;

  @Field(() => Date, { nullable: true, description: 'Start of validity.' })
  validFrom: Date | null;
}

/** The effect of a coupon on a cart. */
@Shows('private')
@ObjectType({ description: 'Coupon with its effect on the cart.' })
export class CouponSuggestion {
  @Field(() => Coupon, { description: 'The coupon.' })
  coupon: Coupon;

  @Field(() => PaiseScalar, {
    description: 'Discount in paise, once the minimum subtotal is reached.',
  })
  discountPaise: number;

  @Field(() => PaiseScalar, {
    description: 'Amount missing to the minimum subtotal, in paise; 0 if the coupon applies now.',
  })
  missingPaise: number;
}
