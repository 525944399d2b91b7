import { GraphQLSchema } from 'graphql';
import { createSchema } from '../../src/assembly/schema';
import { rootFields } from '../schema/access-walk';
import { StaffRole } from '../../src/kernel/permissions';
import { ToldFields, documentOf } from './document';
import { Transport } from './matrix';

/** The schema of the shop, which lists the operations. */
export const schema: GraphQLSchema = createSchema();

/** Every existing query, mutation or subscription. */
export function operationsOf(root: 'Query' | 'Mutation' | 'Subscription'): string[] {
  return rootFields(schema)
    .map(([path]) => path)
    .filter((path) => path.startsWith(`${root}.`));
}

/** The fields of orders that pickers see. */
const TOLD_TO_PICKERS: ToldFields = {
  AdminOrder: ['canAskCustomer', 'customer', 'lateness', 'order', 'picking', 'reducedByPaise'],
  Customer: ['firstName', 'id', 'lastName', 'phone'],
  DeliveryAddress: ['phone', 'recipientName'],
  Order: [
    ...['deliveryAddress', 'deliverySlot', 'id', 'lines', 'status'],
    ...['substituteQuestions', 'substitution'],
  ],
};

/** Requests all fields that an operation shows to its caller. */
export function graphqlTransport(operation: string): Transport {
  return (caller, args) => {
    const isPicker = 'column' in caller && caller.column === StaffRole.PICKER;
    const told = isPicker ? TOLD_TO_PICKERS : {};
    const document = documentOf(schema, operation, args, told);
    return caller.client.graphql(document, args as Record<string, unknown>);
  };
}
