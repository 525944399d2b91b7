import { GraphQLSchema } from 'graphql';
import { createSchema } from '../../src/assembly/schema';
import { rootFields } from '../schema/access-walk';
import { documentOf } from './document';
import { Transport } from './matrix';

/** The schema of the shop, to find out what can be asked. */
export const schema: GraphQLSchema = createSchema(() => {
  throw new Error('no request is answered here');
});

/** Every query, mutation or subscription that there is. */
export function operationsOf(root: 'Query' | 'Mutation' | 'Subscription'): string[] {
  return rootFields(schema)
    .map(([path]) => path)
    .filter((path) => path.startsWith(`${root}.`));
}

/** Where everything down to the usual depth would cost more than a query may: lists in lists. */
const DEPTHS: Record<string, number> = {
  'Query.matchShoppingList': 3,
  'Mutation.moveOrders': 3,
  'Mutation.undoMoves': 3,
};

/** Asks for everything that an operation can tell. */
export function graphqlTransport(operation: string): Transport {
  return ({ client }, args) =>
    client.graphql(
      documentOf(schema, operation, args, DEPTHS[operation]),
      args as Record<string, unknown>,
    );
}
