import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { AuditActor, AuditFilter, AuditSubject } from '../../generated/graphql';
import { inOrder } from '../kit/list-url.rules';

/** The labels of the kinds of records. */
export const subjectText: Record<AuditSubject, MessageDescriptor> = {
  PRODUCT: msg`Product`,
  CATEGORY: msg`Category`,
  ORDER: msg`Order`,
  PAYMENT: msg`Payment`,
  REFUND: msg`Refund`,
  COUPON: msg`Coupon`,
  GIFT_VOUCHER: msg`Gift voucher`,
  DELIVERY: msg`Delivery`,
  MESSAGE: msg`Message`,
  OFFER_BANNER: msg`Offer on the landing page`,
  POLICY: msg`Policy`,
  CUSTOMER: msg`Customer`,
  STAFF: msg`Staff`,
  ROUND: msg`Round`,
  SEARCH: msg`Search without a result`,
  STAFF_ROLE: msg`Role`,
  STOCK_LOCATION: msg`Place of stock`,
  WEBHOOK: msg`Webhook`,
};

/** The labels of the kinds of actors. */
export const actorText: Record<AuditActor, MessageDescriptor> = {
  ADMIN: msg`Staff`,
  CUSTOMER: msg`A customer`,
  GUEST: msg`A guest`,
  SYSTEM: msg`The shop itself`,
};

const oneOf = <T extends string>(
  texts: Record<T, MessageDescriptor>,
  value: string | null,
): T | undefined => (value !== null && Object.hasOwn(texts, value) ? (value as T) : undefined);

const ifFits = (pattern: RegExp, value: string | null): string | undefined => {
  const text = value?.trim() ?? '';
  return pattern.test(text) ? text : undefined;
};

/** No number of a record has more digits. */
const number = /^\d{1,9}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const action = /^[a-z.-]{1,60}$/i;

/** Reads the filter from a URL and ignores invalid values. */
export function readAuditFilter(parameters: URLSearchParams): AuditFilter {
  const numberIn = (name: string) =>
    ifFits(number, parameters.get(name)?.trim().replace(/^#/, '') ?? null);
  const [from, to] = inOrder(
    ifFits(day, parameters.get('from')),
    ifFits(day, parameters.get('to')),
  );
  const filter: AuditFilter = {
    subject: oneOf(subjectText, parameters.get('subject')),
    subjectId: numberIn('subjectId'),
    actor: oneOf(actorText, parameters.get('actor')),
    actorId: numberIn('actorId'),
    action: ifFits(action, parameters.get('action'))?.toLowerCase(),
    from,
    to,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** The query string of a filter. */
export function searchOfAuditFilter(filter: AuditFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** The entries that a filter shows, as a file. */
export function auditCsvOf(filter: AuditFilter): string {
  const search = searchOfAuditFilter(filter);
  return search ? `/exports/audit.csv?${search}` : '/exports/audit.csv';
}
