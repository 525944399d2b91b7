import {
  ArrayMaxSize,
  IsArray,
  IsEnum,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { isCalendarDate } from '../../../kernel/ist';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';

const MOST_TEXT = 100;
const textMessage = (name: string) => `${name} should have at most ${MOST_TEXT} characters`;

const ShortText = (name: string) => TextLength(0, MOST_TEXT, { message: textMessage(name) });

const idMessage = (name: string) => `${name} should be a number`;

const IsDay = (name: string) =>
  ValidateBy(
    {
      name: 'isDay',
      validator: { validate: (value) => typeof value === 'string' && isCalendarDate(value) },
    },
    { message: `${name} should be a day as yyyy-MM-dd` },
  );

const MINUTES_MESSAGE = 'slotStartMinutes should be at most 24 minutes of the day';

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
  @IsString({ message: idMessage('number') })
  @Field(() => ID, { nullable: true, description: 'Number of the order.' })
  number?: string | null;

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
  @IsString({ message: idMessage('customerId') })
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
  @IsString({ message: idMessage('productId') })
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
  @IsArray({ message: MINUTES_MESSAGE })
  @ArrayMaxSize(24, { message: MINUTES_MESSAGE })
  @IsInt({ each: true, message: MINUTES_MESSAGE })
  @Min(0, { each: true, message: MINUTES_MESSAGE })
  @Max(1439, { each: true, message: MINUTES_MESSAGE })
  @Field(() => [Int], {
    nullable: true,
    description: 'Slots that start at one of these minutes of the day.',
  })
  slotStartMinutes?: number[] | null;

  @IsOptional()
  @IsArray({ message: 'statuses should be statuses' })
  @ArrayMaxSize(8, { message: 'statuses should be at most 8' })
  @IsIn(Object.values(OrderStatus), { each: true, message: 'statuses should be statuses' })
  @Field(() => [OrderStatus], { nullable: true, description: 'Any of these states.' })
  statuses?: OrderStatus[] | null;

  @IsOptional()
  @IsEnum(PaymentMethod, { message: 'paymentMethod should be CARD or CASH_ON_DELIVERY' })
  @Field(() => PaymentMethod, { nullable: true, description: 'How it is paid.' })
  paymentMethod?: PaymentMethod | null;

  @IsOptional()
  @IsArray({ message: 'paymentStatuses should be states of money' })
  @ArrayMaxSize(4, { message: 'paymentStatuses should be at most 4' })
  @IsIn(Object.values(PaymentStatus), {
    each: true,
    message: 'paymentStatuses should be states of money',
  })
  @Field(() => [PaymentStatus], {
    nullable: true,
    description: 'Its money in any of these states.',
  })
  paymentStatuses?: PaymentStatus[] | null;
}
