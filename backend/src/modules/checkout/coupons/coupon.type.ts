import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Coupon } from './coupon.entity';

/** A coupon with what only those who keep the shop may know. */
@Shows('private')
@ObjectType({ description: 'A coupon as the admin sees it.' })
export class CouponForAdmin {
  @Field(() => Coupon, { description: 'The coupon as its customers see it.' })
  coupon: Coupon;

  @Field(() => Int, {
    nullable: true,
    description: 'How often all customers together may use it.',
  })
  totalLimit: number | null;

  @Field(() => Int, { description: 'Orders that use it.' })
  usedCount: number;

  @Field(() => Date, { nullable: true, description: 'From when on it may be used.' })
  validFrom: Date | null;
}

/** What a coupon is to a cart. */
@Shows('private')
@ObjectType({ description: 'A coupon and what it would do for the cart.' })
export class CouponSuggestion {
  @Field(() => Coupon, { description: 'The coupon.' })
  coupon: Coupon;

  @Field(() => PaiseScalar, {
    description: 'What it would take off, in paise, once nothing is missing.',
  })
  discountPaise: number;

  @Field(() => PaiseScalar, {
    description: 'What is missing for it, in paise; 0 where it can be used now.',
  })
  missingPaise: number;
}
