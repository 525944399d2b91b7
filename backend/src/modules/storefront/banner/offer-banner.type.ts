import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** The offer on the landing page, as everybody sees it. */
@Shows('public')
@ObjectType('OfferBanner', { description: 'The offer on the landing page.' })
export class ShownOfferBanner {
  @Field(() => String, { nullable: true, description: 'Its heading; nothing for the usual one.' })
  heading: string | null;

  @Field(() => String, { nullable: true, description: 'Its text; nothing for the usual one.' })
  text: string | null;
}
