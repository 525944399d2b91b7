import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsInt,
  IsOptional,
  Matches,
  Min,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';
import type { DeliveryTerms } from '../delivery-settings/delivery-terms.rules';
import { Weekday } from './delivery-settings.type';
import { says } from '../../../platform/validation/says';
import { AmountOfPaise } from '../../../platform/validation/whole-number.validator';
import { checkoutMessages } from '../checkout.messages';

/** Days that are changed at once: two months. */
export const MAX_DAYS = 62;
/** Pin codes of one area. */
const MAX_PIN_CODES = 1_000;

const VERSION_MESSAGE = says(checkoutMessages.deliveryVersion());
const PIN_CODES_MESSAGE = says(checkoutMessages.areaPinCodes({ mostCount: MAX_PIN_CODES }));
const DAYS_MESSAGE = says(checkoutMessages.deliveryDays({ most: MAX_DAYS }));
const WEEKDAYS_MESSAGE = says(checkoutMessages.deliveryWeekdays());

@InputType({ description: 'A delivery window.' })
export class DeliveryWindowInput {
  @Field(() => Int, { description: 'Minute of the Indian day at which it starts, 0 to 1439.' })
  startMinute: number;

  @Field(() => Int, { description: 'Minute of the Indian day at which it ends, up to 1440.' })
  endMinute: number;

  @Field(() => Int, { description: 'Orders it takes, 1 to 999999.' })
  capacity: number;

  @Field(() => Int, {
    defaultValue: 60,
    description: 'It closes so many minutes before it starts, 0 to 2880.',
  })
  cutOffMinutes: number;

  @Field({ defaultValue: true, description: 'Whether it is offered.' })
  isActive: boolean;
}

/** The version that the change of one part of the settings was made of. */
function ExpectedVersion(): PropertyDecorator {
  return (target, name) => {
    const description =
      'The version of the settings that was read. Where the same part was changed since, nothing is done and CONFLICT answers both.';
    Field(() => Int, { description })(target, name);
    Min(1, VERSION_MESSAGE)(target, name as string);
    IsInt(VERSION_MESSAGE)(target, name as string);
  };
}

@InputType({ description: 'New delivery windows of some weekdays.' })
export class WeekdayWindowsInput {
  @ExpectedVersion()
  expectedVersion: number;

  @ArrayMinSize(1, WEEKDAYS_MESSAGE)
  @ArrayMaxSize(7, WEEKDAYS_MESSAGE)
  @Field(() => [Weekday], { description: 'The weekdays that get these windows.' })
  weekdays: Weekday[];

  @Field(() => [DeliveryWindowInput], {
    description: 'All windows of each, at most 24; none where nothing is delivered.',
  })
  windows: DeliveryWindowInput[];
}

@InputType({ description: 'What is different on some days.' })
export class DeliveryDaysInput {
  @ExpectedVersion()
  expectedVersion: number;

  @ArrayMinSize(1, DAYS_MESSAGE)
  @ArrayMaxSize(MAX_DAYS, DAYS_MESSAGE)
  @Field(() => [LocalDateScalar], {
    description: 'The days, at most 62, from today to a year ahead.',
  })
  dates: string[];

  @Field({ defaultValue: false, description: 'Whether nothing is delivered.' })
  isClosed: boolean;

  @IsOptional()
  @TextLength(1, 60, checkoutMessages.dayReason)
  @Field(() => String, {
    nullable: true,
    description: 'Why, such as Diwali: up to 60 characters. Customers read why a day is closed.',
  })
  reason?: string | null;

  @Field(() => [DeliveryWindowInput], {
    defaultValue: [],
    description:
      'Extra windows, and those that replace the window of the weekday with the same start; one that is not active takes it away. None: the day is as its weekday.',
  })
  windows: DeliveryWindowInput[];
}

@InputType({ description: 'Changed terms of delivery; what is left out stays as it is.' })
export class DeliveryTermsChangeInput {
  @ExpectedVersion()
  expectedVersion: number;

  @AmountOfPaise(0, MAX_PRICE_PAISE, checkoutMessages.deliveryFee)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'What bringing an order costs, in paise.',
  })
  feePaise: number;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, checkoutMessages.freeDeliveryFrom)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'From this sum of the lines on it is free, in paise; null for never.',
  })
  freeFromPaise?: number | null;

  @AmountOfPaise(0, MAX_PRICE_PAISE, checkoutMessages.minimumOrder)
  @Field(() => PaiseScalar, { nullable: true, description: 'The minimum order, in paise.' })
  minimumOrderPaise: number;

  @IsBoolean(says(checkoutMessages.keepsReturnFee()))
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the shop keeps the delivery fee of orders that are returned. Orders that were placed before are paid back in full.',
  })
  keepsReturnFee: boolean;
}

@InputType({ description: 'Terms of delivery of one area.' })
export class AreaTermsInput implements DeliveryTerms {
  @AmountOfPaise(0, MAX_PRICE_PAISE, checkoutMessages.deliveryFee)
  @Field(() => PaiseScalar, { description: 'What bringing an order costs, in paise.' })
  feePaise: number;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, checkoutMessages.freeDeliveryFrom)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'From this sum of the lines on it is free, in paise; nothing for never.',
  })
  freeFromPaise: number | null;

  @AmountOfPaise(0, MAX_PRICE_PAISE, checkoutMessages.minimumOrder)
  @Field(() => PaiseScalar, { description: 'The minimum order, in paise; 0 for none.' })
  minimumOrderPaise: number;
}

/** One type serves a new area and a change, as with products. */
@InputType({
  description:
    'An area to which the shop delivers. addDeliveryArea needs name and pinCodes; changeDeliveryArea changes what is given.',
})
export class DeliveryAreaInput {
  @ExpectedVersion()
  expectedVersion: number;

  @TextLength(1, 40, checkoutMessages.areaName)
  @Field(() => String, { nullable: true, description: 'Its name: 1 to 40 characters.' })
  name: string;

  @ArrayMinSize(1, PIN_CODES_MESSAGE)
  @ArrayMaxSize(MAX_PIN_CODES, PIN_CODES_MESSAGE)
  @Matches(/^[1-9]\d{5}$/, { each: true, ...PIN_CODES_MESSAGE })
  @Field(() => [String], {
    nullable: true,
    description: 'All its pin codes, at most 1000; none of them in another area.',
  })
  pinCodes: string[];

  @IsOptional()
  @Field(() => AreaTermsInput, {
    nullable: true,
    description: 'Terms of its own; null where the general ones hold.',
  })
  terms?: AreaTermsInput | null;
}
