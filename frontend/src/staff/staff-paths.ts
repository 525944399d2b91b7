import { generatePath } from 'react-router-dom';
import type { OrderStatus } from '../generated/graphql';
import { adminPaths } from './admin-paths';

/** A table of the GST report of a month, in the form of GSTR-1. */
export const gstCsvOf = (month: string, table: 'b2cs' | 'exemp' | 'hsn' | 'docs'): string =>
  `/exports/gst/${encodeURIComponent(month)}/${table}.csv`;

/** The orders of a slot of a day, or some by number. */
export type OrdersToPrint = { day: string; startMinute: number } | { numbers: readonly string[] };

/** Lists, slips and labels of some orders. */
export const printOf = (orders: OrdersToPrint): string =>
  `${adminPaths.print}?${
    'numbers' in orders
      ? new URLSearchParams({ orders: orders.numbers.join(',') })
      : new URLSearchParams({ day: orders.day, slot: String(orders.startMinute) })
  }`;

/** The edit form of a product. */
export const adminEditProduct = (productId: string): string =>
  `${adminPaths.addProduct}?${new URLSearchParams({ id: productId })}`;

/** The form to add another size of a product. */
export const addSizeOf = (productId: string): string =>
  `${adminPaths.addProduct}?${new URLSearchParams({ like: productId })}`;

/** The form to change many products: those of a query string of the product table. */
export const bulkChangesOfFilter = (search: string): string =>
  search ? `${adminPaths.bulkChanges}?${search}` : adminPaths.bulkChanges;

/** The form to change many products: those that a search finds. */
export const bulkChangesOf = (search: string): string =>
  bulkChangesOfFilter(search ? new URLSearchParams({ search }).toString() : '');

/** A change of many products. */
export const adminBulkChangeOf = (id: string): string =>
  generatePath(adminPaths.bulkChange, { id });

/** An import of a file. */
export const adminImportOf = (id: string): string => generatePath(adminPaths.import, { id });

/** The errors in the rows of an import, as a file. */
export const badRowsOf = (id: string): string =>
  `/imports/products/${encodeURIComponent(id)}/bad-rows.csv`;
/** All stock movements of a product. */
export const stockMovementsOf = (productId: string): string =>
  generatePath(adminPaths.stockMovements, { id: productId });

/** The places of stock beside the shop. */
export const stockPlaces = `${adminPaths.stock}?part=places`;

/** What one of these places has. */
export const stockPlaceOf = (placeId: string): string =>
  `${adminPaths.stock}?${new URLSearchParams({ part: 'places', place: placeId })}`;

/** The form that moves pieces of a product from a place to the shop. */
export const transferOf = ({ from, productId }: { from: string; productId: string }): string =>
  `${adminPaths.stock}?${new URLSearchParams({ part: 'transfer', from, product: productId })}`;

/** The form that counts a product or writes pieces of it off, by its code. */
export const countStockOf = (code: string): string =>
  `${adminPaths.stock}?${new URLSearchParams({ part: 'count', code })}`;

/** The orders with a product whose pieces still lie on the shelf. */
export const ordersToPickWith = (productId: string): string => {
  const statuses: OrderStatus[] = ['PENDING', 'SUCCESS', 'PICKING'];
  const filter = new URLSearchParams({ productId, statuses: statuses.join(',') });
  return `${adminPaths.orderSearch}?${filter}`;
};

/** A webhook with its deliveries. */
export const adminWebhookOf = (webhookId: string): string =>
  generatePath(adminPaths.webhook, { id: webhookId });

/** A customer, as an admin sees them. */
export const adminCustomerOf = (customerId: string): string =>
  generatePath(adminPaths.customer, { id: customerId });

/** The orders of a day, yyyy-MM-dd in India. */
export const boardOf = (day: string): string =>
  `${adminPaths.board}?${new URLSearchParams({ day })}`;

/** The walk through orders; opening it starts picking them. */
export const walkOf = (orderIds: readonly string[]): string =>
  `${adminPaths.picking}?orders=${orderIds.join(',')}`;

/** An order of any customer, as an admin sees it. */
export const adminOrderOf = (orderId: string): string =>
  generatePath(adminPaths.orderDetail, { id: orderId });
