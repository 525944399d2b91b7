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

/** The new offer on the landing page. */
@InputType({ description: 'Offer on the landing page.' })
export class OfferBannerInput {
  @IsOptional()
  @TextLength(1, 60, storefrontMessages.heading)
  @Field(() => String, {
    nullable: true,
    description: 'Heading, up to 60 characters; null for the default one.',
  })
  heading?: string | null;

  @IsOptional()
  @TextLength(1, 160, storefrontMessages.text)
  @Field(() => String, {
    nullable: true,
    description: 'Text, up to 160 characters; null for the default one.',
  })
  text?: string | null;

  @IsBoolean(says(storefrontMessages.isHidden()))
  @Field({ defaultValue: false, description: 'Whether it is hidden from the landing page.' })
  isHidden: boolean;

  @IsOptional()
  @ValidateBy({ name: 'isDay', validator: { validate: isDay } }, LAST_DAY_MESSAGE)
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day on which it is shown, in Thane; null for no end.',
  })
  lastDay?: string | null;

  @IsInt(VERSION_MESSAGE)
  @Min(1, VERSION_MESSAGE)
  @Field(() => Int, { description: 'Version that the change is based on.' })
  expectedVersion: number;
}
