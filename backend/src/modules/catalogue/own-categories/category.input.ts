import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { catalogueMessages } from '../catalogue.messages';
import { IsImageAddress } from '../products/is-image-address.validator';

/** More are a mistake, and would make a list that nobody overlooks. */
export const MOST_CATEGORIES = 200;
/** As many in one category as a filter shows. */
export const MOST_IN_ONE = 40;
const MOST_NAME_LENGTH = 60;
/** What makes an address, and a part of a path. */
const NAME = /^(?=.*[A-Za-z0-9])[^/>\n\r\t]{1,60}$/;

/** A category of the shop's own, as somebody makes or changes it. */
@InputType({ description: "A category of the shop's own to make, or what it is to be." })
export class CategoryInput {
  @TextPattern(NAME, catalogueMessages.categoryName({ most: MOST_NAME_LENGTH }))
  @Field({ description: 'Its name in English; another one beside it may not have it.' })
  name: string;

  @IsOptional()
  @TextLength(0, MOST_NAME_LENGTH, catalogueMessages.categoryNameTooLong)
  @Field(() => String, { nullable: true, description: 'Its name in Hindi.' })
  nameHi?: string | null;

  @IsOptional()
  @TextLength(0, MOST_NAME_LENGTH, catalogueMessages.categoryNameTooLong)
  @Field(() => String, { nullable: true, description: 'Its name in Marathi.' })
  nameMr?: string | null;

  @IsOptional()
  @TextLength(0, 255, catalogueMessages.categoryPictureTooLong)
  @IsImageAddress(says(catalogueMessages.categoryPicture()))
  @Field(() => String, {
    nullable: true,
    description:
      'Address of its picture: a path on this shop or an http(s) URL; without one a picture is generated.',
  })
  imageUrl?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The category at the top that it is in; without one it is at the top itself.',
  })
  parentId?: string | null;

  @IsOptional()
  @WholeNumber(1, MOST_CATEGORIES, catalogueMessages.categoryPosition)
  @Field(() => Int, {
    nullable: true,
    description:
      "Its place among the shop's own categories beside it, from 1; without one it stays, or comes last.",
  })
  position?: number | null;
}
