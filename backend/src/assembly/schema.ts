import { GraphQLSchema } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { buildSchemaSync } from 'type-graphql';
import { AddressResolver } from '../addresses/address.resolver';
import { AdminResolver } from '../admins/admin.resolver';
import { CartResolver } from '../cart/cart.resolver';
import { CategoryResolver } from '../catalogue/category.resolver';
import { ProductResolver } from '../catalogue/product.resolver';
import { ContactResolver } from '../contact/contact.resolver';
import { CustomerResolver } from '../customers/customer.resolver';
import { OrderResolver } from '../orders/order.resolver';
import { PaymentResolver } from '../payments/payment.resolver';
import { SessionResolver } from '../sessions/session.resolver';
import { SlotResolver } from '../slots/slot.resolver';
import { StoreResolver } from '../store/store.resolver';

/** A resolver's class, to look the one instance of it up by. */
export type ResolverClass = abstract new (...parts: never[]) => object;

const resolvers: [ResolverClass, ...ResolverClass[]] = [
  AddressResolver,
  AdminResolver,
  CartResolver,
  CategoryResolver,
  ContactResolver,
  CustomerResolver,
  OrderResolver,
  PaymentResolver,
  ProductResolver,
  SessionResolver,
  SlotResolver,
  StoreResolver,
];

/**
 * The one schema. Inputs are validated by the services, so that REST goes through the same rules.
 * @param instanceOf gives the resolver of a class
 * @param emitTo a file to write the schema's text to
 */
export function createSchema(
  instanceOf: (type: ResolverClass) => object,
  emitTo?: string,
): GraphQLSchema {
  return buildSchemaSync({
    resolvers,
    container: { get: (type) => instanceOf(type as ResolverClass) },
    scalarsMap: [{ type: Date, scalar: GraphQLDateTimeISO }],
    validate: false,
    emitSchemaFile: emitTo ? { path: emitTo, sortedSchema: true } : false,
  });
}
