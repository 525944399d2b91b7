import { GraphQLSchema, defaultFieldResolver, isObjectType } from 'graphql';
import { addDays, istDate } from '../../../kernel/ist';
import { OrderStatus } from '../../../kernel/order.enums';
import { notFound } from '../../../kernel/shop-error';
import type { Thing } from '../../../kernel/shop-error';
import { Viewer, forbidden, requireStaff } from '../../../kernel/viewer';
import type { AdminOrder } from './admin-order.type';
import type { Order } from './order.entity';

const { CANCELLED, PACKED, PICKING, SUCCESS } = OrderStatus;

/** Pickers must also learn that an order they hold was cancelled. */
const AT_WORK: readonly OrderStatus[] = [SUCCESS, PICKING, PACKED, CANCELLED];

/** Whether a viewer sees only the parts of orders that picking requires. */
export function isPickerOnly(viewer: Viewer): boolean {
  const { permissions } = requireStaff(viewer);
  return !permissions.has('read-orders') && !permissions.has('move-orders');
}

/** Statuses still to be picked, however late. */
export const TO_PICK: readonly OrderStatus[] = [SUCCESS, PICKING];

/**
 * Whether a picker sees an order: it is to be picked by tomorrow at the latest, or is in the shop and due from
 * yesterday until tomorrow, or the picker holds it.
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

/** Refuses pickers the orders that are not theirs to work on. Throws NOT_FOUND. */
export function assertPickersWork(
  viewer: Viewer,
  order: Order,
  now: Date,
  [thing, field]: [Thing, string] = ['order', 'orderId'],
): void {
  if (isPickerOnly(viewer) && !isPickersWork(order, requireStaff(viewer).adminId, now))
    throw notFound(thing, field);
}

/** The fields of an order, of its customer and its address that pickers see: no money, e-mail addresses or history. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  AdminOrder: ['canAskCustomer', 'customer', 'lateness', 'order', 'picking', 'reducedByPaise'],
  Customer: ['firstName', 'id', 'isDeleted', 'lastName', 'phone'],
  DeliveryAddress: ['phone', 'recipientName'],
  Order: [
    ...['deliveryAddress', 'deliverySlot', 'id', 'lines', 'status'],
    ...['substituteQuestions', 'substitution'],
  ],
};

/** The records returned to pickers during the current requests. */
const forPickers = new WeakSet<object>();

/** An order as pickers see it: only the fields above can be read. */
export function asPickersSee(found: AdminOrder): AdminOrder {
  const { order, customer } = found;
  for (const record of [found, order, customer, order.deliveryAddress])
    if (record) forPickers.add(record);
  return found;
}

/**
 * Refuses every other field of the records returned to pickers, including new ones, with FORBIDDEN. The schema is the
 * place for this, because every operation runs through its resolvers.
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
