import { IsBoolean, IsInt, IsOptional, Min, ValidateBy } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { isCalendarDate } from '../../../kernel/ist';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { says } from '../../../platform/validation/says';
import { storefrontMessages } from '../storefront.messages';

const LAST_DAY_MESSAGE = says(storefrontMessages.lastDay());
const VERSION_MESSAGE = says(storefrontMessages.version());

const isDay = (value: unknown) => typeof value === 'string' && isCalendarDate(value);

/** The offer on the landing page as the shopkeeper writes it. */
@InputType({ description: 'The offer on the landing page.' })
export class OfferBannerInput {
  @IsOptional()
  @TextLength(1, 60, storefrontMessages.heading)
  @Field(() => String, {
    nullable: true,
    description: 'Up to 60 characters; nothing for the usual heading.',
  })
  heading?: string | null;

  @IsOptional()
  @TextLength(1, 160, storefrontMessages.text)
  @Field(() => String, {
    nullable: true,
    description: 'Up to 160 characters; nothing for the usual text.',
  })
  text?: string | null;

  @IsBoolean(says(storefrontMessages.isHidden()))
  @Field({ defaultValue: false, description: 'Whether it is taken off the landing page.' })
  isHidden: boolean;

  @IsOptional()
  @ValidateBy({ name: 'isDay', validator: { validate: isDay } }, LAST_DAY_MESSAGE)
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day on which it is shown, in Thane; nothing for no end.',
  })
  lastDay?: string | null;

  @IsInt(VERSION_MESSAGE)
  @Min(1, VERSION_MESSAGE)
  @Field(() => Int, { description: 'The version that was changed.' })
  expectedVersion: number;
}
