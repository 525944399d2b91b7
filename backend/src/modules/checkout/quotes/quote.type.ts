import { Field, InputType, ObjectType } from 'type-graphql';
import { IsBoolean, IsEnum, IsOptional, IsString } from 'class-validator';
import { CouponSuggestion } from '../coupons/coupon.type';
import { PaymentMethod } from '../../../kernel/order.enums';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { BillType } from '../pricing/bill.type';

const COUPON_CODE_MESSAGE = 'couponCode should be a code of 3 to 40 letters, digits or -';

/** How the cart would be ordered. */
@InputType({ description: 'How the cart would be ordered.' })
export class QuoteInput {
  @IsOptional()
  @IsString({ message: COUPON_CODE_MESSAGE })
  @TextLength(0, 100, { message: COUPON_CODE_MESSAGE })
  @Field(() => String, { nullable: true, description: 'Code of a coupon.' })
  couponCode?: string | null;

  @IsEnum(PaymentMethod, { message: 'paymentMethod should be CARD or CASH_ON_DELIVERY' })
  @Field(() => PaymentMethod, { description: 'How it would be paid.' })
  paymentMethod: PaymentMethod = PaymentMethod.CARD;

  @IsOptional()
  @IsBoolean({ message: 'useGiftCredit should be true or false' })
  @Field(() => Boolean, { description: 'Whether gift credit is to be used.' })
  useGiftCredit: boolean = false;
}

/** What the cart costs, and what would make it cheaper. */
@Shows('private')
@ObjectType({ description: 'What the cart costs, one way of paying it.' })
export class Quote {
  @Field(() => BillType, { description: 'The bill.' })
  bill: BillType;

  @Field(() => CouponSuggestion, {
    nullable: true,
    description: 'The applicable coupon that takes off the most; nothing where none applies.',
  })
  bestCoupon: CouponSuggestion | null;

  @Field(() => PaiseScalar, { description: 'Gift credit of the caller, in paise.' })
  giftCreditPaise: number;

  @Field(() => CouponSuggestion, {
    nullable: true,
    description:
      'The coupon that is nearest to becoming applicable, better than the best one, with what is missing.',
  })
  nextCoupon: CouponSuggestion | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the coupon that was asked for is not taken; nothing where it is, or none was.',
  })
  couponProblem: string | null;
}
