import { GraphQLSchema } from 'graphql';
import { createSchema } from '../../src/assembly/schema';
import { rootFields } from '../schema/access-walk';
import { StaffRole } from '../../src/kernel/permissions';
import { ToldFields, documentOf } from './document';
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
  'Query.orderBoard': 3,
  'Query.wishes': 3,
  'Mutation.moveOrders': 3,
  'Mutation.undoMoves': 3,
};

/** All that pickers are told of orders. */
export const TOLD_TO_PICKERS: ToldFields = {
  AdminOrder: ['canAskCustomer', 'customer', 'lateness', 'order', 'picking', 'reducedByPaise'],
  Customer: ['firstName', 'id', 'lastName', 'phone'],
  DeliveryAddress: ['phone', 'recipientName'],
  Order: [
    ...['deliveryAddress', 'deliverySlot', 'id', 'lines', 'status'],
    ...['substituteQuestions', 'substitution'],
  ],
};

/** Asks for everything that an operation can tell its caller. */
export function graphqlTransport(operation: string): Transport {
  return (caller, args) => {
    const isPicker = 'column' in caller && caller.column === StaffRole.PICKER;
    const told = isPicker ? TOLD_TO_PICKERS : {};
    const document = documentOf(schema, operation, args, DEPTHS[operation], told);
    return caller.client.graphql(document, args as Record<string, unknown>);
  };
}
