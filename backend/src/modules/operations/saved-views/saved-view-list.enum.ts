import { registerEnumType } from 'type-graphql';
import type { Permission } from '../../../kernel/permissions';

/** The lists of the console whose views are saved. */
export enum SavedViewList {
  PRODUCT_TABLE = 'product-table',
  ORDER_SEARCH = 'order-search',
}

registerEnumType(SavedViewList, {
  name: 'SavedViewList',
  description: 'List whose views can be saved.',
  valuesConfig: {
    PRODUCT_TABLE: { description: 'Product table.' },
    ORDER_SEARCH: { description: 'Order search.' },
  },
});

/** Who may see the list, and save views of it. */
export const permissionToSee: Record<SavedViewList, Permission> = {
  [SavedViewList.PRODUCT_TABLE]: 'manage-catalogue',
  [SavedViewList.ORDER_SEARCH]: 'read-orders',
};
