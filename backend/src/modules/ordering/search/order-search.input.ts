import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
} from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { IsDay } from '../../../platform/validation/is-day.validator';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { says } from '../../../platform/validation/says';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { checkoutMessages } from '../../checkout/index.rules';
import { orderingMessages } from '../ordering.messages';

const MOST_TEXT = 100;
const ShortText = (field: string) =>
  TextLength(0, MOST_TEXT, ({ most }) => orderingMessages.searchText({ field, most }));

const MOST_NUMBERS = 500;

const isNumber = (field: string) => says(kernelMessages.notNumber({ field }));

const NUMBERS_MESSAGE = says(orderingMessages.orderNumbers({ most: MOST_NUMBERS }));
const MINUTES_MESSAGE = says(orderingMessages.slotMinutes({ most: 24 }));
const STATUSES_MESSAGE = says(orderingMessages.statuses());
const PAYMENT_STATUSES_MESSAGE = says(orderingMessages.paymentStatuses());

/** Filter for orders; all given conditions must match. */
@InputType({
  description: 'Filter for orders; all given conditions must match.',
})
export class OrderSearchFilter {
  @IsOptional()
  @ShortText('text')
  @Field(() => String, {
    nullable: true,
    description:
      "Search text: an order ID ('#12' matches only the ID), or the beginning of a phone number or of words of the customer's or recipient's name, in any script. All words must match.",
  })
  text?: string | null;

  @IsOptional()
  @IsString(isNumber('number'))
  @Field(() => ID, { nullable: true, description: 'Order ID.' })
  number?: string | null;

  @IsOptional()
  @IsArray(NUMBERS_MESSAGE)
  @ArrayMaxSize(MOST_NUMBERS, NUMBERS_MESSAGE)
  @IsString({ each: true, ...NUMBERS_MESSAGE })
  @Field(() => [ID], {
    nullable: true,
    description: 'Order IDs; matches any of them, at most 500.',
  })
  numbers?: string[] | null;

  @IsOptional()
  @ShortText('phone')
  @Field(() => String, {
    nullable: true,
    description: 'Phone number of the customer or recipient, or its first digits.',
  })
  phone?: string | null;

  @IsOptional()
  @ShortText('name')
  @Field(() => String, {
    nullable: true,
    description: 'Beginnings of words in the name of the customer or recipient.',
  })
  name?: string | null;

  @IsOptional()
  @IsString(isNumber('customerId'))
  @Field(() => ID, { nullable: true, description: 'Customer ID.' })
  customerId?: string | null;

  @IsOptional()
  @ShortText('product')
  @Field(() => String, {
    nullable: true,
    description:
      'Words contained anywhere in the name, another name, the unit or the SKU of a product in a line.',
  })
  product?: string | null;

  @IsOptional()
  @IsString(isNumber('productId'))
  @Field(() => ID, { nullable: true, description: 'ID of a product in a line.' })
  productId?: string | null;

  @IsOptional()
  @IsDay('deliveryFrom')
  @Field(() => LocalDateScalar, { nullable: true, description: 'First day of delivery.' })
  deliveryFrom?: string | null;

  @IsOptional()
  @IsDay('deliveryTo')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day of delivery.' })
  deliveryTo?: string | null;

  @IsOptional()
  @IsDay('placedFrom')
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'First day of placement, in India.',
  })
  placedFrom?: string | null;

  @IsOptional()
  @IsDay('placedTo')
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day of placement, in India.',
  })
  placedTo?: string | null;

  @IsOptional()
  @IsArray(MINUTES_MESSAGE)
  @ArrayMaxSize(24, MINUTES_MESSAGE)
  @IsInt({ each: true, ...MINUTES_MESSAGE })
  @Min(0, { each: true, ...MINUTES_MESSAGE })
  @Max(1439, { each: true, ...MINUTES_MESSAGE })
  @Field(() => [Int], {
    nullable: true,
    description: 'Start times of slots, in minutes since midnight; matches any of them.',
  })
  slotStartMinutes?: number[] | null;

  @IsOptional()
  @IsArray(STATUSES_MESSAGE)
  @ArrayMaxSize(8, says(orderingMessages.tooManyStatuses({ most: 8 })))
  @IsIn(Object.values(OrderStatus), { each: true, ...STATUSES_MESSAGE })
  @Field(() => [OrderStatus], {
    nullable: true,
    description: 'Order statuses; matches any of them.',
  })
  statuses?: OrderStatus[] | null;

  @IsOptional()
  @IsEnum(PaymentMethod, says(checkoutMessages.paymentMethod()))
  @Field(() => PaymentMethod, { nullable: true, description: 'Payment method.' })
  paymentMethod?: PaymentMethod | null;

  @IsOptional()
  @IsArray(PAYMENT_STATUSES_MESSAGE)
  @ArrayMaxSize(4, says(orderingMessages.tooManyPaymentStatuses({ most: 4 })))
  @IsIn(Object.values(PaymentStatus), { each: true, ...PAYMENT_STATUSES_MESSAGE })
  @Field(() => [PaymentStatus], {
    nullable: true,
    description: 'Payment statuses; matches any of them.',
  })
  paymentStatuses?: PaymentStatus[] | null;

  @IsOptional()
  @IsBoolean(says(kernelMessages.yesOrNo({ field: 'isLate' })))
  @Field(() => Boolean, {
    nullable: true,
    description:
      'If true, only orders that are placed, packed or out for delivery after the end of their slot.',
  })
  isLate?: boolean | null;

  @IsOptional()
  @IsBoolean(says(kernelMessages.yesOrNo({ field: 'hasFailedRefund' })))
  @Field(() => Boolean, {
    nullable: true,
    description:
      'If true, only orders with a refund that the payment provider refused and that was not retried.',
  })
  hasFailedRefund?: boolean | null;
}
