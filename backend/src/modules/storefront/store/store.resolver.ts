import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, Shows } from '../../../platform/graphql/access';

/** Public information about the shop, from the configuration. */
@Shows('public')
@ObjectType({ description: 'Public information about the shop.' })
export class Store {
  @Field({ description: 'Name of the shop.' })
  name: string;

  @Field({ description: 'City that it serves.' })
  city: string;

  @Field(() => [String], { description: 'Address, line by line.' })
  addressLines: string[];

  @Field({ description: 'Phone number of the customer support.' })
  supportPhone: string;

  @Field({ description: 'E-mail address of the customer support.' })
  supportEmail: string;
}

/** Information about the shop. */
@Resolver()
export class StoreResolver {
  constructor(private readonly aboutStore: Store) {}

  @Access('anyone')
  @Query(() => Store, { description: 'Public information about the shop.' })
  store(): Store {
    return this.aboutStore;
  }
}
