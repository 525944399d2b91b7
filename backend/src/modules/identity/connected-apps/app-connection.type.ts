import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { AppScope } from '../../../kernel/app-scopes';
import { Shows } from '../../../platform/graphql/access';

/** The scopes by their GraphQL names. */
export const AppScopeEnum: Record<string, AppScope> = {
  CART: 'cart',
  READ_ORDERS: 'orders:read',
  CHECKOUT: 'checkout',
};
registerEnumType(AppScopeEnum, {
  name: 'AppScope',
  description: 'Scope that a customer grants an app.',
  valuesConfig: {
    CART: { description: 'Read and change the cart.' },
    READ_ORDERS: { description: 'Read orders.' },
    CHECKOUT: { description: 'Read addresses, and propose orders that the customer approves.' },
  },
});

/** The request that the customer is shown. */
@Shows('private')
@ObjectType({ description: 'Authorization request of an app.' })
export class AppRequest {
  @Field({ description: 'Name that the app gave itself; not verified.' })
  name: string;

  @Field({ description: 'Host of the redirect URI, which identifies the app.' })
  host: string;

  @Field(() => [AppScopeEnum], { description: 'Requested scopes.' })
  scopes: AppScope[];

  @Field(() => String, {
    nullable: true,
    description:
      'URL that reports an invalid request to the app; open it only if the caller chooses to. null if the request is valid and the caller can decide.',
  })
  refusedTo: string | null;
}

/** A connected app in the customer's account. */
@Shows('private')
@ObjectType({ description: "App that has access to the caller's account." })
export class ConnectedApp {
  @Field(() => ID, { description: 'Connection ID.' })
  id: number;

  @Field({ description: 'Name that the app gave itself.' })
  name: string;

  @Field({ description: 'Host of the redirect URI.' })
  host: string;

  @Field(() => [AppScopeEnum], { description: 'Granted scopes.' })
  scopes: AppScope[];

  @Field({ description: "Time of the caller's approval." })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the last use, accurate to a few minutes.',
  })
  lastUsedAt: Date | null;
}
