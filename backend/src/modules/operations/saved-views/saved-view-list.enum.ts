import { registerEnumType } from 'type-graphql';
import type { Permission } from '../../../kernel/permissions';

/** The lists of the console whose views are saved. */
export enum SavedViewList {
  PRODUCT_TABLE = 'product-table',
  ORDER_SEARCH = 'order-search',
}

registerEnumType(SavedViewList, {
  name: 'SavedViewList',
  description: 'The lists whose views are saved.',
  valuesConfig: {
    PRODUCT_TABLE: { description: 'The product table.' },
    ORDER_SEARCH: { description: 'The order search.' },
  },
});

/** Who may see the list, and so may save views of it. */
export const permissionToSee: Record<SavedViewList, Permission> = {
  [SavedViewList.PRODUCT_TABLE]: 'manage-catalogue',
  [SavedViewList.ORDER_SEARCH]: 'read-orders',
};
