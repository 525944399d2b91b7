import { registerEnumType } from 'type-graphql';
import type { Permission } from '../../../kernel/permissions';

/** Records that several staff members may edit at the same time. */
export enum StaffRecord {
  ORDER = 'order',
  PRODUCT = 'product',
  ROUND = 'round',
  ROLE = 'role',
  DELIVERY_SETTINGS = 'delivery-settings',
  OFFER_BANNER = 'offer-banner',
  UPI_SETTINGS = 'upi-settings',
}

/** Kinds with only one record. */
const SETTINGS = [
  StaffRecord.DELIVERY_SETTINGS,
  StaffRecord.OFFER_BANNER,
  StaffRecord.UPI_SETTINGS,
] as const;

/** Whether there is only one such record, for any ID. */
export function isSettings(record: StaffRecord): record is (typeof SETTINGS)[number] {
  return (SETTINGS as readonly StaffRecord[]).includes(record);
}

registerEnumType(StaffRecord, {
  name: 'StaffRecord',
  description: 'Kind of a record that the staff edits.',
  valuesConfig: {
    ORDER: { description: 'Order.' },
    PRODUCT: { description: 'Product.' },
    ROUND: { description: 'Delivery round.' },
    ROLE: { description: 'Custom staff role.' },
    DELIVERY_SETTINGS: {
      description: 'Delivery settings with the calendar: a single record, for any ID.',
    },
    OFFER_BANNER: { description: 'Offer on the landing page: a single record, for any ID.' },
    UPI_SETTINGS: { description: 'UPI settings: a single record, for any ID.' },
  },
});

/** Who may open it, and see who else has it open. */
export const permissionToOpen: Record<StaffRecord, Permission> = {
  [StaffRecord.ORDER]: 'read-orders',
  [StaffRecord.PRODUCT]: 'manage-catalogue',
  [StaffRecord.ROUND]: 'read-orders',
  [StaffRecord.ROLE]: 'manage-staff',
  [StaffRecord.DELIVERY_SETTINGS]: 'manage-delivery',
  [StaffRecord.OFFER_BANNER]: 'manage-coupons',
  [StaffRecord.UPI_SETTINGS]: 'manage-delivery',
};
