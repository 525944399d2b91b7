import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, Shows } from '../../../platform/graphql/access';

/** What the shop says about itself; the values come from the configuration. */
@Shows('public')
@ObjectType({ description: 'What the shop says about itself.' })
export class Store {
  @Field({ description: 'Name of the shop.' })
  name: string;

  @Field({ description: 'The city it serves.' })
  city: string;

  @Field(() => [String], { description: 'Its address, line by line.' })
  addressLines: string[];

  @Field({ description: 'Telephone of the customer support.' })
  supportPhone: string;

  @Field({ description: 'E-mail of the customer support.' })
  supportEmail: string;
}

/** About the shop itself. */
@Resolver()
export class StoreResolver {
  constructor(private readonly aboutStore: Store) {}

  @Access('anyone')
  @Query(() => Store, { description: 'What the shop says about itself.' })
  store(): Store {
    return this.aboutStore;
  }
}
