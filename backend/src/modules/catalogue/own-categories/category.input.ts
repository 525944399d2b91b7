import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { catalogueMessages } from '../catalogue.messages';
import { IsImageAddress } from '../products/is-image-address.validator';

/** More would be a mistake, and an unmanageable list. */
export const MOST_CATEGORIES = 200;
/** As many subcategories as a filter shows. */
export const MOST_IN_ONE = 40;
const MOST_NAME_LENGTH = 60;
/** Characters of a slug. */
const NAME = /^(?=.*[A-Za-z0-9])[^/>\n\r\t]{1,60}$/;

/** A category of the shop's own to create or change. */
@InputType({ description: "Category of the shop's own to create, or its new values." })
export class CategoryInput {
  @TextPattern(NAME, catalogueMessages.categoryName({ most: MOST_NAME_LENGTH }))
  @Field({ description: 'Name in English; unique among its siblings.' })
  name: string;

  @IsOptional()
  @TextLength(0, MOST_NAME_LENGTH, catalogueMessages.categoryNameTooLong)
  @Field(() => String, { nullable: true, description: 'Name in Hindi.' })
  nameHi?: string | null;

  @IsOptional()
  @TextLength(0, MOST_NAME_LENGTH, catalogueMessages.categoryNameTooLong)
  @Field(() => String, { nullable: true, description: 'Name in Marathi.' })
  nameMr?: string | null;

  @IsOptional()
  @TextLength(0, 255, catalogueMessages.categoryPictureTooLong)
  @IsImageAddress(says(catalogueMessages.categoryPicture()))
  @Field(() => String, {
    nullable: true,
    description:
      'URL of the picture: a path on this shop or an http(s) URL; a picture is generated if omitted.',
  })
  imageUrl?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Top-level category to put it in; at the top level if omitted.',
  })
  parentId?: string | null;

  @IsOptional()
  @WholeNumber(1, MOST_CATEGORIES, catalogueMessages.categoryPosition)
  @Field(() => Int, {
    nullable: true,
    description:
      "Position among the shop's own siblings, from 1; unchanged if omitted, or last for a new one.",
  })
  position?: number | null;
}
