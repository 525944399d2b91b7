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

/** Which orders are looked for: those that fit all that is given. */
@InputType({
  description: 'Which orders are looked for: those that fit everything that is given.',
})
export class OrderSearchFilter {
  @IsOptional()
  @ShortText('text')
  @Field(() => String, {
    nullable: true,
    description:
      "What somebody typed: the number of an order ('#12' nothing else), the beginning of a phone number, or of words of the customer's or recipient's name, in any script. All words have to fit.",
  })
  text?: string | null;

  @IsOptional()
  @IsString(isNumber('number'))
  @Field(() => ID, { nullable: true, description: 'Number of the order.' })
  number?: string | null;

  @IsOptional()
  @IsArray(NUMBERS_MESSAGE)
  @ArrayMaxSize(MOST_NUMBERS, NUMBERS_MESSAGE)
  @IsString({ each: true, ...NUMBERS_MESSAGE })
  @Field(() => [ID], {
    nullable: true,
    description: 'Any of these orders, at most 500 of them.',
  })
  numbers?: string[] | null;

  @IsOptional()
  @ShortText('phone')
  @Field(() => String, {
    nullable: true,
    description: 'Phone of the customer or recipient, or its first digits.',
  })
  phone?: string | null;

  @IsOptional()
  @ShortText('name')
  @Field(() => String, {
    nullable: true,
    description: 'Beginnings of words of the name of the customer or recipient.',
  })
  name?: string | null;

  @IsOptional()
  @IsString(isNumber('customerId'))
  @Field(() => ID, { nullable: true, description: 'Number of the customer.' })
  customerId?: string | null;

  @IsOptional()
  @ShortText('product')
  @Field(() => String, {
    nullable: true,
    description:
      'Words of the name, another name, unit or sku of a product in a line, in any part of it.',
  })
  product?: string | null;

  @IsOptional()
  @IsString(isNumber('productId'))
  @Field(() => ID, { nullable: true, description: 'Number of a product in a line.' })
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
    description: 'First day on which it was placed, in India.',
  })
  placedFrom?: string | null;

  @IsOptional()
  @IsDay('placedTo')
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day on which it was placed, in India.',
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
    description: 'Slots that start at one of these minutes of the day.',
  })
  slotStartMinutes?: number[] | null;

  @IsOptional()
  @IsArray(STATUSES_MESSAGE)
  @ArrayMaxSize(8, says(orderingMessages.tooManyStatuses({ most: 8 })))
  @IsIn(Object.values(OrderStatus), { each: true, ...STATUSES_MESSAGE })
  @Field(() => [OrderStatus], { nullable: true, description: 'Any of these states.' })
  statuses?: OrderStatus[] | null;

  @IsOptional()
  @IsEnum(PaymentMethod, says(checkoutMessages.paymentMethod()))
  @Field(() => PaymentMethod, { nullable: true, description: 'How it is paid.' })
  paymentMethod?: PaymentMethod | null;

  @IsOptional()
  @IsArray(PAYMENT_STATUSES_MESSAGE)
  @ArrayMaxSize(4, says(orderingMessages.tooManyPaymentStatuses({ most: 4 })))
  @IsIn(Object.values(PaymentStatus), { each: true, ...PAYMENT_STATUSES_MESSAGE })
  @Field(() => [PaymentStatus], {
    nullable: true,
    description: 'Its money in any of these states.',
  })
  paymentStatuses?: PaymentStatus[] | null;

  @IsOptional()
  @IsBoolean(says(kernelMessages.yesOrNo({ field: 'isLate' })))
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: placed, packed or on its way after the end of its slot.',
  })
  isLate?: boolean | null;

  @IsOptional()
  @IsBoolean(says(kernelMessages.yesOrNo({ field: 'hasFailedRefund' })))
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: a refund was refused by the payment provider, and not tried again.',
  })
  hasFailedRefund?: boolean | null;
}
