import { Field, InputType, ObjectType } from 'type-graphql';
import { Shows } from '../../../../platform/graphql/access';
import { noteLimits } from '../../../../platform/validation/field-limits';
import { GivenPicture, LONGEST_ADDRESS, LONGEST_ALT, ShownPicture } from './more-pictures.rules';

/** One picture of a product. */
@Shows('public')
@ObjectType({ description: 'One picture of a product.' })
export class ProductPicture implements ShownPicture {
  @Field({ description: 'Its address: a path on this shop or an http(s) URL.' })
  imageUrl: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it shows, in English, for those who do not see it; nothing where nobody said so, and for the main one, which shows what the name says.',
  })
  alt: string | null;

  @Field(() => String, { nullable: true, description: 'The same in Hindi.' })
  altHi: string | null;

  @Field(() => String, { nullable: true, description: 'The same in Marathi.' })
  altMr: string | null;
}

/** Checked by the rules of the list that it stands in; see `ProductInput`. */
@InputType({ description: 'A further picture of a product, as the shopkeeper gives it.' })
export class ProductPictureInput implements GivenPicture {
  @Limited(LONGEST_ADDRESS)
  @Field({ description: 'Its address: a path on this shop or an http(s) URL.' })
  imageUrl: string;

  @Limited(LONGEST_ALT)
  @Field(() => String, {
    nullable: true,
    description: 'What it shows, in English, in a line; a | becomes a space.',
  })
  alt?: string | null;

  @Limited(LONGEST_ALT)
  @Field(() => String, { nullable: true, description: 'The same in Hindi.' })
  altHi?: string | null;

  @Limited(LONGEST_ALT)
  @Field(() => String, { nullable: true, description: 'The same in Marathi.' })
  altMr?: string | null;
}

/** For the site: so many characters. */
function Limited(most: number): PropertyDecorator {
  return (target, field) => noteLimits(target, field, { least: 0, most });
}
