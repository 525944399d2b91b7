import type { AuditRowFragment } from '../../generated/graphql';
import { adminCustomerOf, adminEditProduct, adminOrderOf } from '../staff-paths';
import { readRecord } from './audit-change.rules';
import { adminPaths } from '../admin-paths';

type Entry = Pick<AuditRowFragment, 'subject' | 'subjectId' | 'beforeJson' | 'afterJson'>;

/** The screen of the record that an entry is about; undefined if there is none, or the record no longer exists. */
export function recordOf(entry: Entry): string | undefined {
  const { subject, subjectId, afterJson } = entry;
  switch (subject) {
    case 'PRODUCT':
      return subjectId && afterJson ? adminEditProduct(subjectId) : undefined;
    case 'ORDER':
      return subjectId ? adminOrderOf(subjectId) : undefined;
    case 'PAYMENT':
    case 'REFUND':
      return orderOf(entry);
    case 'COUPON':
    case 'GIFT_VOUCHER':
    case 'OFFER_BANNER':
      return adminPaths.offers;
    case 'CATEGORY':
      return adminPaths.categories;
    case 'POLICY':
      return adminPaths.policies;
    case 'MESSAGE':
      return adminPaths.messages;
    case 'DELIVERY':
      return adminPaths.delivery;
    case 'CUSTOMER':
      return subjectId ? adminCustomerOf(subjectId) : undefined;
    case 'STAFF':
      return adminPaths.staff;
    case 'SEARCH':
      return adminPaths.searches;
    case 'STAFF_ROLE':
      return adminPaths.roles;
    case 'STOCK_LOCATION':
      return `${adminPaths.stock}?part=places`;
    case 'WEBHOOK':
      return adminPaths.webhooks;
    default:
      return undefined;
  }
}

/** The order of a payment or refund is part of its record. */
function orderOf({ beforeJson, afterJson }: Entry): string | undefined {
  const { orderId } = { ...readRecord(beforeJson), ...readRecord(afterJson) };
  return typeof orderId === 'string' || typeof orderId === 'number'
    ? adminOrderOf(String(orderId))
    : undefined;
}
