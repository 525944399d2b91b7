import { registerEnumType } from 'type-graphql';
import type { Permission } from '../../../kernel/permissions';

/** What the staff opens and changes, and may meet somebody else at. */
export enum StaffRecord {
  ORDER = 'order',
  PRODUCT = 'product',
  ROUND = 'round',
  ROLE = 'role',
  DELIVERY_SETTINGS = 'delivery-settings',
  OFFER_BANNER = 'offer-banner',
  UPI_SETTINGS = 'upi-settings',
}

/** What the shop has one record of. */
const SETTINGS = [
  StaffRecord.DELIVERY_SETTINGS,
  StaffRecord.OFFER_BANNER,
  StaffRecord.UPI_SETTINGS,
] as const;

/** Whether there is one such record, whatever id it is called by. */
export function isSettings(record: StaffRecord): record is (typeof SETTINGS)[number] {
  return (SETTINGS as readonly StaffRecord[]).includes(record);
}

registerEnumType(StaffRecord, {
  name: 'StaffRecord',
  description: 'What the staff opens and changes.',
  valuesConfig: {
    ORDER: { description: 'An order.' },
    PRODUCT: { description: 'A product.' },
    ROUND: { description: 'A delivery round.' },
    ROLE: { description: "A role of the shop's own." },
    DELIVERY_SETTINGS: {
      description: 'The delivery settings with the calendar: one record, whatever the id.',
    },
    OFFER_BANNER: { description: 'The offer on the landing page: one record, whatever the id.' },
    UPI_SETTINGS: { description: 'The UPI settings: one record, whatever the id.' },
  },
});

/** Who may open it, and so may know who else has. */
export const permissionToOpen: Record<StaffRecord, Permission> = {
  [StaffRecord.ORDER]: 'read-orders',
  [StaffRecord.PRODUCT]: 'manage-catalogue',
  [StaffRecord.ROUND]: 'read-orders',
  [StaffRecord.ROLE]: 'manage-staff',
  [StaffRecord.DELIVERY_SETTINGS]: 'manage-delivery',
  [StaffRecord.OFFER_BANNER]: 'manage-coupons',
  [StaffRecord.UPI_SETTINGS]: 'manage-delivery',
};
