import { EventSubject } from '../../../kernel/domain-event';
import { Permission } from '../../../kernel/permissions';

/** The permission to see the events of each subject; `read-audit` shows all of them. */
const NEEDED: Readonly<Record<EventSubject, Permission>> = {
  [EventSubject.CATEGORY]: 'manage-catalogue',
  [EventSubject.CUSTOMER]: 'read-customer-emails',
  [EventSubject.COUPON]: 'manage-coupons',
  [EventSubject.DELIVERY]: 'manage-delivery',
  [EventSubject.GIFT_VOUCHER]: 'manage-vouchers',
  [EventSubject.MESSAGE]: 'read-messages',
  [EventSubject.OFFER_BANNER]: 'manage-catalogue',
  [EventSubject.ORDER]: 'read-orders',
  [EventSubject.PAYMENT]: 'read-orders',
  [EventSubject.POLICY]: 'read-audit',
  [EventSubject.PRODUCT]: 'manage-catalogue',
  [EventSubject.REFUND]: 'read-orders',
  [EventSubject.ROUND]: 'read-orders',
  [EventSubject.SEARCH]: 'manage-catalogue',
  [EventSubject.STAFF]: 'read-audit',
  [EventSubject.STAFF_ROLE]: 'read-audit',
  [EventSubject.STOCK_LOCATION]: 'manage-catalogue',
  [EventSubject.WEBHOOK]: 'read-audit',
};

/** The stored prefixes of the transitions into and out of the states in which a courier carries an order. */
export const CARRIED_STATES = ['{"status":"packed"%', '{"status":"out for delivery"%'] as const;

/** Whether a viewer sees only those events of orders by which they come to a courier or leave them. */
export function seesCarriedMoves(permissions: ReadonlySet<Permission>): boolean {
  const seesAll = permissions.has('read-orders') || permissions.has('read-audit');
  return permissions.has('carry-orders') && !seesAll;
}

/** The subjects whose events somebody with these permissions sees. */
export function visibleSubjects(permissions: ReadonlySet<Permission>): EventSubject[] {
  const all = Object.values(EventSubject);
  if (permissions.has('read-audit')) return all;
  return all.filter((subject) => permissions.has(NEEDED[subject]));
}
