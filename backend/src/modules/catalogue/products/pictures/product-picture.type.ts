import { Field, InputType, ObjectType } from 'type-graphql';
import { Shows } from '../../../../platform/graphql/access';
import { noteLimits } from '../../../../platform/validation/field-limits';
import { GivenPicture, LONGEST_ADDRESS, LONGEST_ALT, ShownPicture } from './more-pictures.rules';

/** Picture of a product. */
@Shows('public')
@ObjectType({ description: 'Picture of a product.' })
export class ProductPicture implements ShownPicture {
  @Field({ description: 'URL: a path on this shop or an http(s) URL.' })
  imageUrl: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Alternative text in English; null if none was given, and for the main picture, which shows the named product.',
  })
  alt: string | null;

  @Field(() => String, { nullable: true, description: 'Alternative text in Hindi.' })
  altHi: string | null;

  @Field(() => String, { nullable: true, description: 'Alternative text in Marathi.' })
  altMr: string | null;
}

/** Validated by the rules of the list that contains it; see `ProductInput`. */
@InputType({ description: 'Further picture of a product.' })
export class ProductPictureInput implements GivenPicture {
  @Limited(LONGEST_ADDRESS)
  @Field({ description: 'URL: a path on this shop or an http(s) URL.' })
  imageUrl: string;

  @Limited(LONGEST_ALT)
  @Field(() => String, {
    nullable: true,
    description: 'Alternative text in English, on one line; a | becomes a space.',
  })
  alt?: string | null;

  @Limited(LONGEST_ALT)
  @Field(() => String, { nullable: true, description: 'Alternative text in Hindi.' })
  altHi?: string | null;

  @Limited(LONGEST_ALT)
  @Field(() => String, { nullable: true, description: 'Alternative text in Marathi.' })
  altMr?: string | null;
}

/** Length limit, for the site. */
function Limited(most: number): PropertyDecorator {
  return (target, field) => noteLimits(target, field, { least: 0, most });
}
