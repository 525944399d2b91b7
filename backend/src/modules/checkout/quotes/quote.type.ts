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

/** The order options of a quote. */
@InputType({ description: 'Order options of a quote.' })
export class QuoteInput {
  @IsOptional()
  @TextLength(0, 100, checkoutMessages.couponCode)
  @Field(() => String, { nullable: true, description: 'Coupon code.' })
  couponCode?: string | null;

  @IsEnum(PaymentMethod, says(checkoutMessages.paymentMethod()))
  @Field(() => PaymentMethod, { description: 'Payment method.' })
  paymentMethod: PaymentMethod = PaymentMethod.CARD;

  @IsOptional()
  @IsBoolean(says(checkoutMessages.useGiftCredit()))
  @Field(() => Boolean, { description: 'Whether to use gift credit.' })
  useGiftCredit: boolean = false;

  @IsOptional()
  @IsString(says(checkoutMessages.addressId()))
  @Field(() => ID, {
    nullable: true,
    description:
      "Delivery address ID, since delivery terms may differ by area; defaults to the caller's default address, if any.",
  })
  addressId?: string | null;
}

/** The delivery terms of a cart. */
@Shows('private')
@ObjectType({ description: 'Delivery terms of the cart.' })
export class QuotedDelivery {
  @Field(() => PaiseScalar, { description: 'Delivery fee of this cart, in paise.' })
  feePaise: number;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Subtotal from which delivery is free, in paise; null if it never or always is.',
  })
  freeFromPaise: number | null;

  @Field(() => PaiseScalar, {
    description: 'Minimum subtotal of an order, in paise; 0 for none.',
  })
  minimumOrderPaise: number;

  @Field(() => PaiseScalar, {
    description:
      'Amount missing to the minimum subtotal, in paise; 0 if none. If above 0, placeOrder fails with MINIMUM_ORDER.',
  })
  missingPaise: number;

  @Field({
    description:
      'Whether the shop keeps the fee if the order cannot be handed over and is returned.',
  })
  keepsReturnFee: boolean;
}

/** A bill of the cart with coupon suggestions. */
@Shows('private')
@ObjectType({ description: 'Quote of the cart for given order options.' })
export class Quote {
  @Field(() => BillType, { description: 'The bill.' })
  bill: BillType;

  @Field(() => QuotedDelivery, { description: 'Delivery terms.' })
  delivery: QuotedDelivery;

  @Field(() => CouponSuggestion, {
    nullable: true,
    description: 'Applicable coupon with the greatest discount; null if none applies.',
  })
  bestCoupon: CouponSuggestion | null;

  @Field(() => PaiseScalar, { description: 'Gift credit of the caller, in paise.' })
  giftCreditPaise: number;

  @Field(() => CouponSuggestion, {
    nullable: true,
    description:
      'Coupon that is closest to being applicable and better than bestCoupon, with the missing amount.',
  })
  nextCoupon: CouponSuggestion | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason why the requested coupon is not applied; null if it is, or none was requested.',
  })
  couponProblem: string | null;

  @Field(() => MessageType, { nullable: true, description: 'Message of couponProblem.' })
  couponProblemMessage: Message | null;
}
