import type {
  AdminOrderDetailsFragment,
  DeliveryAddressInput,
  OrderDeliveryInput,
} from '../../generated/graphql';
import { changedFields, type FormValues, type RecordState } from '../kit/conflict.rules';

type Order = AdminOrderDetailsFragment['order'];

/** A field of the form: the slot, or one of the address. */
export type DeliveryField = 'deliverySlotId' | keyof DeliveryAddressInput;
export type DeliveryForm = FormValues<DeliveryField>;

const changeable: readonly Order['status'][] = ['PENDING', 'SUCCESS', 'PICKING'];

/** Once an order is packed, its label already shows the address and the slot. */
export const canChangeDelivery = ({ status }: Pick<Order, 'status'>): boolean =>
  changeable.includes(status);

type Address = Partial<Record<keyof DeliveryAddressInput, unknown>> | null | undefined;

function addressForm(address: Address): Omit<DeliveryForm, 'deliverySlotId'> {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { recipientName, phone, line1, line2, landmark, instructions, pinCode } = address ?? {};
  return {
    recipientName: text(recipientName),
    phone: text(phone),
    line1: text(line1),
    line2: text(line2),
    landmark: text(landmark),
    instructions: text(instructions),
    pinCode: text(pinCode),
  };
}

/** The form of an order's delivery as loaded. */
export const deliveryOf = (order: Order): RecordState<DeliveryField> => ({
  values: {
    deliverySlotId: `${order.deliverySlot.date}/${order.deliverySlot.startMinute}`,
    ...addressForm(order.deliveryAddress),
  },
  version: order.deliveryVersion,
});

/** The form of the stored values in a CONFLICT. */
export const readStoredDelivery = (current: Readonly<Record<string, unknown>>): DeliveryForm => ({
  deliverySlotId: String(current['deliverySlotId']),
  ...addressForm(current['address'] as Address),
});

/** The input of the API for a form: its slot and its address, each if changed. */
export function deliveryInput(
  base: RecordState<DeliveryField>,
  values: DeliveryForm,
): OrderDeliveryInput {
  const changed = changedFields(base.values, values);
  const isAddressChanged = changed.some((field) => field !== 'deliverySlotId');
  const { deliverySlotId, line2, landmark, instructions, ...address } = values;
  return {
    expectedVersion: base.version,
    ...(changed.includes('deliverySlotId') && { deliverySlotId }),
    ...(isAddressChanged && {
      address: {
        ...address,
        line2: line2 || null,
        landmark: landmark || null,
        instructions: instructions || null,
      },
    }),
  };
}
