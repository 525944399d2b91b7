import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IsBoolean, IsEnum, IsOptional, IsString } from 'class-validator';
import { CouponSuggestion } from '../coupons/coupon.type';
import { PaymentMethod } from '../../../kernel/order.enums';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { BillType } from '../pricing/bill.type';
import { says } from '../../../platform/validation/says';
import { checkoutMessages } from '../checkout.messages';
import { MessageType } from '../../../platform/graphql/message.type';
import type { Message } from '../../../kernel/message';

/** How the cart would be ordered. */
@InputType({ description: 'How the cart would be ordered.' })
export class QuoteInput {
  @IsOptional()
  @TextLength(0, 100, checkoutMessages.couponCode)
  @Field(() => String, { nullable: true, description: 'Code of a coupon.' })
  couponCode?: string | null;

  @IsEnum(PaymentMethod, says(checkoutMessages.paymentMethod()))
  @Field(() => PaymentMethod, { description: 'How it would be paid.' })
  paymentMethod: PaymentMethod = PaymentMethod.CARD;

  @IsOptional()
  @IsBoolean(says(checkoutMessages.useGiftCredit()))
  @Field(() => Boolean, { description: 'Whether gift credit is to be used.' })
  useGiftCredit: boolean = false;

  @IsOptional()
  @IsString(says(checkoutMessages.addressId()))
  @Field(() => ID, {
    nullable: true,
    description:
      "Where it would be brought, since terms of delivery may differ by area; left out, the caller's default address, if there is one.",
  })
  addressId?: string | null;
}

/** What bringing the cart costs. */
@Shows('private')
@ObjectType({ description: 'On which terms the cart would be brought.' })
export class QuotedDelivery {
  @Field(() => PaiseScalar, { description: 'What bringing this cart costs, in paise.' })
  feePaise: number;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'From this subtotal on it is free; nothing where it never is, or always.',
  })
  freeFromPaise: number | null;

  @Field(() => PaiseScalar, {
    description: 'The smallest subtotal that can be ordered, in paise; 0 where there is none.',
  })
  minimumOrderPaise: number;

  @Field(() => PaiseScalar, {
    description:
      'What the cart is short of that, in paise; 0 where it is not. More than 0: placeOrder answers MINIMUM_ORDER.',
  })
  missingPaise: number;

  @Field({
    description: 'Whether the fee is kept where the order cannot be handed over and is returned.',
  })
  keepsReturnFee: boolean;
}

/** What the cart costs, and what would make it cheaper. */
@Shows('private')
@ObjectType({ description: 'What the cart costs, one way of paying it.' })
export class Quote {
  @Field(() => BillType, { description: 'The bill.' })
  bill: BillType;

  @Field(() => QuotedDelivery, { description: 'On which terms it would be brought.' })
  delivery: QuotedDelivery;

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

  @Field(() => MessageType, { nullable: true, description: 'Which message couponProblem is.' })
  couponProblemMessage: Message | null;
}
