import { GraphQLSchema } from 'graphql';
import { createSchema } from '../../src/assembly/schema';
import { rootFields } from '../schema/access-walk';
import { StaffRole } from '../../src/kernel/permissions';
import { ToldFields, documentOf } from './document';
import { Transport } from './matrix';

/** The schema of the shop, to find out what can be asked. */
export const schema: GraphQLSchema = createSchema();

/** Every query, mutation or subscription that there is. */
export function operationsOf(root: 'Query' | 'Mutation' | 'Subscription'): string[] {
  return rootFields(schema)
    .map(([path]) => path)
    .filter((path) => path.startsWith(`${root}.`));
}

/** All that pickers are told of orders. */
const TOLD_TO_PICKERS: ToldFields = {
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
    const document = documentOf(schema, operation, args, told);
    return caller.client.graphql(document, args as Record<string, unknown>);
  };
}
