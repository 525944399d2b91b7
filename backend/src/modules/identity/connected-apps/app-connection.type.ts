import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { AppScope } from '../../../kernel/app-scopes';
import { Shows } from '../../../platform/graphql/access';

/** The scopes by their names in GraphQL. */
export const AppScopeEnum: Record<string, AppScope> = {
  CART: 'cart',
  READ_ORDERS: 'orders:read',
  CHECKOUT: 'checkout',
};
registerEnumType(AppScopeEnum, {
  name: 'AppScope',
  description: 'What a customer lets an app do.',
  valuesConfig: {
    CART: { description: 'See the cart and change it.' },
    READ_ORDERS: { description: 'See the orders.' },
    CHECKOUT: { description: 'See the addresses, and propose orders that the customer approves.' },
  },
});

/** What a customer is asked. */
@Shows('private')
@ObjectType({ description: 'What an app asks the caller for.' })
export class AppRequest {
  @Field({ description: 'What the app calls itself; nobody has checked that.' })
  name: string;

  @Field({ description: 'The host that is answered: whose app it is.' })
  host: string;

  @Field(() => [AppScopeEnum], { description: 'What it wants to do.' })
  scopes: AppScope[];

  @Field(() => String, {
    nullable: true,
    description:
      'Where the app is told that its request is refused, once the caller goes there by themselves; nothing where they decide.',
  })
  refusedTo: string | null;
}

/** A connected app as the customer sees it. */
@Shows('private')
@ObjectType({ description: 'An app that the caller lets work for them.' })
export class ConnectedApp {
  @Field(() => ID, { description: 'Number of the connection.' })
  id: number;

  @Field({ description: 'What the app calls itself.' })
  name: string;

  @Field({ description: 'The host that its answers went to.' })
  host: string;

  @Field(() => [AppScopeEnum], { description: 'What it may do.' })
  scopes: AppScope[];

  @Field({ description: 'When the caller agreed.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last used, to some minutes.' })
  lastUsedAt: Date | null;
}
