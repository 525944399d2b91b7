import { GraphQLSchema, defaultFieldResolver, isObjectType } from 'graphql';
import { addDays, istDate } from '../../../kernel/ist';
import { OrderStatus } from '../../../kernel/order.enums';
import { notFound } from '../../../kernel/shop-error';
import type { Thing } from '../../../kernel/shop-error';
import { Viewer, forbidden, requireStaff } from '../../../kernel/viewer';
import type { AdminOrder } from './admin-order.type';
import type { Order } from './order.entity';

const { CANCELLED, PACKED, PICKING, SUCCESS } = OrderStatus;

/** Pickers have to hear that an order in their hands was called off, too. */
const AT_WORK: readonly OrderStatus[] = [SUCCESS, PICKING, PACKED, CANCELLED];

/** Whether somebody sees of orders only what picking takes. */
export function isPickerOnly(viewer: Viewer): boolean {
  const { permissions } = requireStaff(viewer);
  return !permissions.has('read-orders') && !permissions.has('move-orders');
}

/** What is still to be picked, however late it is. */
export const TO_PICK: readonly OrderStatus[] = [SUCCESS, PICKING];

/**
 * Whether an order is a picker's work: to be picked by tomorrow at the latest, in the shop and due from yesterday until
 * tomorrow, or in their hands.
 */
export function isPickersWork(
  { status, slotDate, pickerId }: Pick<Order, 'status' | 'slotDate' | 'pickerId'>,
  adminId: number,
  now: Date,
): boolean {
  const today = istDate(now);
  const isTheirs = status === PICKING && pickerId === adminId;
  if (isTheirs || slotDate > addDays(today, 1)) return isTheirs;
  return TO_PICK.includes(status) || (AT_WORK.includes(status) && slotDate >= addDays(today, -1));
}

/** Refuses pickers the orders that are not their work. Throws NOT_FOUND. */
export function assertPickersWork(
  viewer: Viewer,
  order: Order,
  now: Date,
  [thing, field]: [Thing, string] = ['order', 'orderId'],
): void {
  if (isPickerOnly(viewer) && !isPickersWork(order, requireStaff(viewer).adminId, now))
    throw notFound(thing, field);
}

/** What pickers read of an order, of its customer and its address: neither money, e-mail addresses nor the history. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  AdminOrder: ['canAskCustomer', 'customer', 'lateness', 'order', 'picking', 'reducedByPaise'],
  Customer: ['firstName', 'id', 'lastName', 'phone'],
  DeliveryAddress: ['phone', 'recipientName'],
  Order: [
    ...['deliveryAddress', 'deliverySlot', 'id', 'lines', 'status'],
    ...['substituteQuestions', 'substitution'],
  ],
};

/** The records that were handed to pickers, while a request answers with them. */
const forPickers = new WeakSet<object>();

/** An order as pickers see it: only the fields above can be read. */
export function asPickersSee(found: AdminOrder): AdminOrder {
  const { order, customer } = found;
  for (const record of [found, order, customer, order.deliveryAddress])
    if (record) forPickers.add(record);
  return found;
}

/**
 * Refuses every other field of what pickers were handed, new ones too, with FORBIDDEN. It stands in the schema, since all
 * ways of running an operation come through its resolvers.
 */
export function guardPickerView(schema: GraphQLSchema): void {
  for (const [name, told] of Object.entries(FIELDS)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The schema has no ${name}`);
    for (const field of Object.values(type.getFields())) {
      if (told.includes(field.name)) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (root: unknown, ...rest) => {
        if (forPickers.has(root as object)) throw forbidden();
        return resolve(root, ...rest) as unknown;
      };
    }
  }
}
