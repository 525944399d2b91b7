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

/** Days per change: two months. */
export const MAX_DAYS = 62;
/** Pin codes per area. */
const MAX_PIN_CODES = 1_000;

const VERSION_MESSAGE = says(checkoutMessages.deliveryVersion());
const PIN_CODES_MESSAGE = says(checkoutMessages.areaPinCodes({ mostCount: MAX_PIN_CODES }));
const DAYS_MESSAGE = says(checkoutMessages.deliveryDays({ most: MAX_DAYS }));
const WEEKDAYS_MESSAGE = says(checkoutMessages.deliveryWeekdays());

@InputType({ description: 'Delivery window.' })
export class DeliveryWindowInput {
  @Field(() => Int, { description: 'Start, in minutes of the Indian day, 0 to 1439.' })
  startMinute: number;

  @Field(() => Int, { description: 'End, in minutes of the Indian day, up to 1440.' })
  endMinute: number;

  @Field(() => Int, { description: 'Maximum number of orders, 1 to 999999.' })
  capacity: number;

  @Field(() => Int, {
    defaultValue: 60,
    description: 'Cut-off, in minutes before the start, 0 to 2880.',
  })
  cutOffMinutes: number;

  @Field({ defaultValue: true, description: 'Whether the window is offered.' })
  isActive: boolean;
}

/** The version that a change of the settings is based on. */
function ExpectedVersion(): PropertyDecorator {
  return (target, name) => {
    const description =
      'Version of the settings that the change is based on. If the same part was changed since, fails with CONFLICT, which has both versions.';
    Field(() => Int, { description })(target, name);
    Min(1, VERSION_MESSAGE)(target, name as string);
    IsInt(VERSION_MESSAGE)(target, name as string);
  };
}

@InputType({ description: 'New delivery windows for some weekdays.' })
export class WeekdayWindowsInput {
  @ExpectedVersion()
  expectedVersion: number;

  @ArrayMinSize(1, WEEKDAYS_MESSAGE)
  @ArrayMaxSize(7, WEEKDAYS_MESSAGE)
  @Field(() => [Weekday], { description: 'Weekdays to change.' })
  weekdays: Weekday[];

  @Field(() => [DeliveryWindowInput], {
    description: 'All windows of each weekday, at most 24; empty for no delivery.',
  })
  windows: DeliveryWindowInput[];
}

@InputType({ description: 'Exceptions on some days.' })
export class DeliveryDaysInput {
  @ExpectedVersion()
  expectedVersion: number;

  @ArrayMinSize(1, DAYS_MESSAGE)
  @ArrayMaxSize(MAX_DAYS, DAYS_MESSAGE)
  @Field(() => [LocalDateScalar], {
    description: 'Days, at most 62, from today to a year ahead.',
  })
  dates: string[];

  @Field({ defaultValue: false, description: 'Whether nothing is delivered.' })
  isClosed: boolean;

  @IsOptional()
  @TextLength(1, 60, checkoutMessages.dayReason)
  @Field(() => String, {
    nullable: true,
    description: 'Reason, such as Diwali, up to 60 characters. Shown to customers for closed days.',
  })
  reason?: string | null;

  @Field(() => [DeliveryWindowInput], {
    defaultValue: [],
    description:
      "Extra windows, and replacements of the weekday's window with the same start; an inactive one removes it. Empty to use the windows of the weekday.",
  })
  windows: DeliveryWindowInput[];
}

@InputType({ description: 'Changed delivery terms; omitted fields are unchanged.' })
export class DeliveryTermsChangeInput {
  @ExpectedVersion()
  expectedVersion: number;

  @AmountOfPaise(0, MAX_PRICE_PAISE, checkoutMessages.deliveryFee)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Delivery fee, in paise.',
  })
  feePaise: number;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, checkoutMessages.freeDeliveryFrom)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Sum of the lines from which delivery is free, in paise; null for never.',
  })
  freeFromPaise?: number | null;

  @AmountOfPaise(0, MAX_PRICE_PAISE, checkoutMessages.minimumOrder)
  @Field(() => PaiseScalar, { nullable: true, description: 'Minimum order, in paise.' })
  minimumOrderPaise: number;

  @IsBoolean(says(checkoutMessages.keepsReturnFee()))
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the shop keeps the delivery fee of returned orders. Orders placed before are refunded in full.',
  })
  keepsReturnFee: boolean;
}

@InputType({ description: 'Delivery terms of an area.' })
export class AreaTermsInput implements DeliveryTerms {
  @AmountOfPaise(0, MAX_PRICE_PAISE, checkoutMessages.deliveryFee)
  @Field(() => PaiseScalar, { description: 'Delivery fee, in paise.' })
  feePaise: number;

  @IsOptional()
  @AmountOfPaise(1, MAX_PRICE_PAISE, checkoutMessages.freeDeliveryFrom)
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Sum of the lines from which delivery is free, in paise; null for never.',
  })
  freeFromPaise: number | null;

  @AmountOfPaise(0, MAX_PRICE_PAISE, checkoutMessages.minimumOrder)
  @Field(() => PaiseScalar, { description: 'Minimum order, in paise; 0 for none.' })
  minimumOrderPaise: number;
}

/** One type serves new areas and changes, as with products. */
@InputType({
  description:
    'Delivery area. addDeliveryArea requires name and pinCodes; changeDeliveryArea changes the given fields.',
})
export class DeliveryAreaInput {
  @ExpectedVersion()
  expectedVersion: number;

  @TextLength(1, 40, checkoutMessages.areaName)
  @Field(() => String, { nullable: true, description: 'Name, 1 to 40 characters.' })
  name: string;

  @ArrayMinSize(1, PIN_CODES_MESSAGE)
  @ArrayMaxSize(MAX_PIN_CODES, PIN_CODES_MESSAGE)
  @Matches(/^[1-9]\d{5}$/, { each: true, ...PIN_CODES_MESSAGE })
  @Field(() => [String], {
    nullable: true,
    description: 'Complete list of pin codes, at most 1000; none may be in another area.',
  })
  pinCodes: string[];

  @IsOptional()
  @Field(() => AreaTermsInput, {
    nullable: true,
    description: 'Delivery terms of the area; null to use the general ones.',
  })
  terms?: AreaTermsInput | null;
}
