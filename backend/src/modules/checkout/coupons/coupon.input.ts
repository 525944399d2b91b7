import { IsDate, IsInt, IsOptional, Matches, Max, MaxDate, Min, MinDate } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { OFFER_CODE_MESSAGE, OFFER_CODE_PATTERN } from '../../../kernel/offer-code';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { MAX_COUPON_PERCENT } from '../pricing/price-cart.rules';

const MAX_USES = 1_000_000;
const EARLIEST = new Date('2000-01-01');
const LATEST = new Date('2100-01-01');

const PERCENT_MESSAGE = `Percent should be a whole number from 1 to ${MAX_COUPON_PERCENT}`;
const MINIMUM_MESSAGE = 'Minimum basket should be an amount from 0.01 to 10,00,000 rupees';
const MAXIMUM_MESSAGE = 'Maximum discount should be an amount up to 10,00,000 rupees';
const TOTAL_LIMIT_MESSAGE = 'Total limit should be a whole number from 1 to 10,00,000';
const OWN_LIMIT_MESSAGE = 'Limit per customer should be a whole number from 1 to 10,00,000';
const DATE_MESSAGE = 'A date of a coupon should lie between 2000 and 2100';

/** A coupon as the shopkeeper writes it. */
@InputType({ description: 'What a coupon gives and when.' })
export class CouponInput {
  @Matches(OFFER_CODE_PATTERN, { message: OFFER_CODE_MESSAGE })
  @Field({ description: '3 to 40 capitals, digits or -; small letters are made capitals.' })
  code: string;

  @TextLength(1, 200, { message: 'Description should have 1 to 200 characters' })
  @Field({ description: 'What it gives, for people.' })
  description: string;

  @IsInt({ message: PERCENT_MESSAGE })
  @Min(1, { message: PERCENT_MESSAGE })
  @Max(MAX_COUPON_PERCENT, { message: PERCENT_MESSAGE })
  @Field(() => Int, { description: 'Percent of the subtotal, 1 to 25.' })
  percent: number;

  @IsInt({ message: MINIMUM_MESSAGE })
  @Min(0, { message: MINIMUM_MESSAGE })
  @Max(MAX_PRICE_PAISE, { message: MINIMUM_MESSAGE })
  @Field(() => PaiseScalar, {
    defaultValue: 0,
    description: 'The subtotal from which on it may be used, in paise.',
  })
  minimumSubtotalPaise: number;

  @IsOptional()
  @IsInt({ message: MAXIMUM_MESSAGE })
  @Min(1, { message: MAXIMUM_MESSAGE })
  @Max(MAX_PRICE_PAISE, { message: MAXIMUM_MESSAGE })
  @Field(() => PaiseScalar, { nullable: true, description: 'The most it takes off, in paise.' })
  maximumDiscountPaise?: number | null;

  @IsOptional()
  @IsDate({ message: DATE_MESSAGE })
  @MinDate(EARLIEST, { message: DATE_MESSAGE })
  @MaxDate(LATEST, { message: DATE_MESSAGE })
  @Field(() => Date, { nullable: true, description: 'From when on it may be used.' })
  validFrom?: Date | null;

  @IsOptional()
  @IsDate({ message: DATE_MESSAGE })
  @MinDate(EARLIEST, { message: DATE_MESSAGE })
  @MaxDate(LATEST, { message: DATE_MESSAGE })
  @Field(() => Date, { nullable: true, description: 'Until when it may be used.' })
  validUntil?: Date | null;

  @IsOptional()
  @IsInt({ message: TOTAL_LIMIT_MESSAGE })
  @Min(1, { message: TOTAL_LIMIT_MESSAGE })
  @Max(MAX_USES, { message: TOTAL_LIMIT_MESSAGE })
  @Field(() => Int, {
    nullable: true,
    description: 'How often all customers together may use it.',
  })
  totalLimit?: number | null;

  @IsOptional()
  @IsInt({ message: OWN_LIMIT_MESSAGE })
  @Min(1, { message: OWN_LIMIT_MESSAGE })
  @Max(MAX_USES, { message: OWN_LIMIT_MESSAGE })
  @Field(() => Int, { nullable: true, description: 'How often each customer may use it.' })
  perCustomerLimit?: number | null;
}
