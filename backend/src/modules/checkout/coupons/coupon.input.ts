import { IsDate, IsOptional, MaxDate, MinDate } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { OFFER_CODE_PATTERN } from '../../../kernel/offer-code';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { MAX_COUPON_PERCENT } from '../pricing/price-cart.rules';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { says } from '../../../platform/validation/says';
import { checkoutMessages } from '../checkout.messages';
import { AmountOfPaise, WholeNumber } from '../../../platform/validation/whole-number.validator';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';

const MAX_USES = 1_000_000;
const EARLIEST = new Date('2000-01-01');
const LATEST = new Date('2100-01-01');

const DATE_MESSAGE = says(checkoutMessages.couponDate());

/** A coupon to create. */
@InputType({ description: 'New coupon.' })
export class CouponInput {
  @TextPattern(OFFER_CODE_PATTERN, kernelMessages.offerCode())
  @Field({
    description: 'Code of 3 to 40 capitals, digits or -; lower-case letters are converted.',
  })
  code: string;

  @TextLength(1, 200, checkoutMessages.couponDescription)
  @Field({ description: 'Description for customers.' })
  description: string;

  @IsOptional()
  @TextLength(0, 200)
  @Field(() => String, { nullable: true, description: 'Description in Hindi.' })
  descriptionHi?: string | null;

  @IsOptional()
  @TextLength(0, 200)
  @Field(() => String, { nullable: true, description: 'Description in Marathi.' })
  descriptionMr?: string | null;

  @WholeNumber(1, MAX_COUPON_PERCENT, checkoutMessages.couponPercent)
  @Field(() => Int, { description: 'Percent of the subtotal, 1 to 25.' })
  percent: number;

  @AmountOfPaise(0, MAX_PRICE_PAISE, checkoutMessages.couponMinimumCart)
  @Field(() => PaiseScalar, {
    defaultValue: 0,
    description: 'Minimum subtotal, in paise.',
  })
  minimumSubtotalPaise: number;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, checkoutMessages.couponMaximumDiscount)
  @Field(() => PaiseScalar, { nullable: true, description: 'Maximum discount, in paise.' })
  maximumDiscountPaise?: number | null;

  @IsOptional()
  @IsDate(DATE_MESSAGE)
  @MinDate(EARLIEST, DATE_MESSAGE)
  @MaxDate(LATEST, DATE_MESSAGE)
  @Field(() => Date, { nullable: true, description: 'Start of validity.' })
  validFrom?: Date | null;

  @IsOptional()
  @IsDate(DATE_MESSAGE)
  @MinDate(EARLIEST, DATE_MESSAGE)
  @MaxDate(LATEST, DATE_MESSAGE)
  @Field(() => Date, { nullable: true, description: 'End of validity.' })
  validUntil?: Date | null;

  @IsOptional()
  @WholeNumber(1, MAX_USES, checkoutMessages.couponTotalLimit)
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of uses by all customers together.',
  })
  totalLimit?: number | null;

  @IsOptional()
  @WholeNumber(1, MAX_USES, checkoutMessages.couponOwnLimit)
  @Field(() => Int, { nullable: true, description: 'Maximum number of uses per customer.' })
  perCustomerLimit?: number | null;
}
