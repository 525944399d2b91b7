import { registerEnumType } from 'type-graphql';
import type { Permission } from '../../../kernel/permissions';

/** What the staff opens and changes, and may meet somebody else at. */
export enum StaffRecord {
  ORDER = 'order',
  PRODUCT = 'product',
}

registerEnumType(StaffRecord, {
  name: 'StaffRecord',
  description: 'What the staff opens and changes.',
  valuesConfig: {
    ORDER: { description: 'An order.' },
    PRODUCT: { description: 'A product.' },
  },
});

/** Who may open it, and so may know who else has. */
export const permissionToOpen: Record<StaffRecord, Permission> = {
  [StaffRecord.ORDER]: 'read-orders',
  [StaffRecord.PRODUCT]: 'manage-catalogue',
};
