import { ArrayMaxSize, ArrayMinSize, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';
import type { DeliveryTerms } from '../delivery-settings/delivery-terms.rules';
import { Weekday } from './delivery-settings.type';

/** Days that are changed at once: two months. */
export const MAX_DAYS = 62;
/** Pin codes of one area. */
const MAX_PIN_CODES = 1_000;

const VERSION_MESSAGE = 'expectedVersion should be the version that was changed';
const FEE_MESSAGE = 'The delivery fee should be an amount from 0 to 10,00,000 rupees';
const FREE_FROM_MESSAGE = 'Free delivery should begin at an amount from 0.01 to 10,00,000 rupees';
const MINIMUM_MESSAGE = 'The smallest order should be an amount from 0 to 10,00,000 rupees';
const NAME_MESSAGE = 'The name of an area should have 1 to 40 characters';
const PIN_CODES_MESSAGE = `An area should have 1 to 1,000 pin codes of six digits`;
const DAYS_MESSAGE = `Between 1 and ${MAX_DAYS} days can be changed at once`;
const WEEKDAYS_MESSAGE = 'Between 1 and 7 weekdays can be changed at once';

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
    Min(1, { message: VERSION_MESSAGE })(target, name as string);
    IsInt({ message: VERSION_MESSAGE })(target, name as string);
  };
}

@InputType({ description: 'New delivery windows of some weekdays.' })
export class WeekdayWindowsInput {
  @ExpectedVersion()
  expectedVersion: number;

  @ArrayMinSize(1, { message: WEEKDAYS_MESSAGE })
  @ArrayMaxSize(7, { message: WEEKDAYS_MESSAGE })
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

  @ArrayMinSize(1, { message: DAYS_MESSAGE })
  @ArrayMaxSize(MAX_DAYS, { message: DAYS_MESSAGE })
  @Field(() => [LocalDateScalar], {
    description: 'The days, at most 62, from today to a year ahead.',
  })
  dates: string[];

  @Field({ defaultValue: false, description: 'Whether nothing is delivered.' })
  isClosed: boolean;

  @IsOptional()
  @TextLength(1, 60, { message: 'The reason should have 1 to 60 characters' })
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

  @IsInt({ message: FEE_MESSAGE })
  @Min(0, { message: FEE_MESSAGE })
  @Max(MAX_PRICE_PAISE, { message: FEE_MESSAGE })
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'What bringing an order costs, in paise.',
  })
  feePaise: number;

  @IsOptional()
  @IsInt({ message: FREE_FROM_MESSAGE })
  @Min(1, { message: FREE_FROM_MESSAGE })
  @Max(MAX_PRICE_PAISE, { message: FREE_FROM_MESSAGE })
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'From this sum of the lines on it is free, in paise; null for never.',
  })
  freeFromPaise?: number | null;

  @IsInt({ message: MINIMUM_MESSAGE })
  @Min(0, { message: MINIMUM_MESSAGE })
  @Max(MAX_PRICE_PAISE, { message: MINIMUM_MESSAGE })
  @Field(() => PaiseScalar, { nullable: true, description: 'The smallest order, in paise.' })
  minimumOrderPaise: number;
}

@InputType({ description: 'Terms of delivery of one area.' })
export class AreaTermsInput implements DeliveryTerms {
  @IsInt({ message: FEE_MESSAGE })
  @Min(0, { message: FEE_MESSAGE })
  @Max(MAX_PRICE_PAISE, { message: FEE_MESSAGE })
  @Field(() => PaiseScalar, { description: 'What bringing an order costs, in paise.' })
  feePaise: number;

  @IsOptional()
  @IsInt({ message: FREE_FROM_MESSAGE })
  @Min(1, { message: FREE_FROM_MESSAGE })
  @Max(MAX_PRICE_PAISE, { message: FREE_FROM_MESSAGE })
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'From this sum of the lines on it is free, in paise; nothing for never.',
  })
  freeFromPaise: number | null;

  @IsInt({ message: MINIMUM_MESSAGE })
  @Min(0, { message: MINIMUM_MESSAGE })
  @Max(MAX_PRICE_PAISE, { message: MINIMUM_MESSAGE })
  @Field(() => PaiseScalar, { description: 'The smallest order, in paise; 0 for none.' })
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

  @TextLength(1, 40, { message: NAME_MESSAGE })
  @Field(() => String, { nullable: true, description: 'Its name: 1 to 40 characters.' })
  name: string;

  @ArrayMinSize(1, { message: PIN_CODES_MESSAGE })
  @ArrayMaxSize(MAX_PIN_CODES, { message: PIN_CODES_MESSAGE })
  @Matches(/^[1-9]\d{5}$/, { each: true, message: PIN_CODES_MESSAGE })
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
