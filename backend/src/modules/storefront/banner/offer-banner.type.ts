import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** The offer on the landing page, as shown to everybody. */
@Shows('public')
@ObjectType('OfferBanner', { description: 'Offer on the landing page.' })
export class ShownOfferBanner {
  @Field(() => String, { nullable: true, description: 'Heading; null for the default one.' })
  heading: string | null;

  @Field(() => String, { nullable: true, description: 'Text; null for the default one.' })
  text: string | null;
}
