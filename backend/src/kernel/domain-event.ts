import { Viewer } from './viewer';

/** Who does something that is recorded. */
export enum ActorRole {
  ADMIN = 'admin',
  CUSTOMER = 'customer',
  GUEST = 'guest',
  SYSTEM = 'system',
}

/** What a domain event is about. */
export enum EventSubject {
  CATEGORY = 'category',
  CUSTOMER = 'customer',
  COUPON = 'coupon',
  DELIVERY = 'delivery',
  GIFT_VOUCHER = 'gift-voucher',
  MESSAGE = 'message',
  OFFER_BANNER = 'offer-banner',
  ORDER = 'order',
  PAYMENT = 'payment',
  POLICY = 'policy',
  PRODUCT = 'product',
  REFUND = 'refund',
  ROUND = 'round',
  SEARCH = 'search',
  STAFF = 'staff',
  STAFF_ROLE = 'staff-role',
  WEBHOOK = 'webhook',
}

/** Who does something. The system itself and guests have no number. */
export interface EventActor {
  role: `${ActorRole}`;
  id?: number | null;
  /** Where a program does it by an API token of that admin. */
  apiTokenId?: number;
}

/**
 * Something that was done. Before and after hold what was changed, by its stored names; never a password, hash, token
 * or card number, and of customers only numbers and the names of changed fields.
 */
export interface DomainEvent {
  actor: EventActor;
  /** What was done, such as product.changed. */
  action: string;
  subject: `${EventSubject}`;
  subjectId?: number;
  /** Left out where it is new. */
  before?: object;
  /** Left out where it is gone. */
  after?: object;
}

/** The system itself: jobs, commands, and what a payment provider says. */
export const SYSTEM_ACTOR: EventActor = { role: 'system' };

/** The caller, as the one who does something. */
export function actorOf(viewer: Viewer): EventActor {
  if (viewer.role === 'customer') return { role: 'customer', id: viewer.customerId };
  if (viewer.role === 'guest') return { role: 'guest' };
  const { adminId, apiTokenId } = viewer;
  return { role: 'admin', id: adminId, ...(apiTokenId !== undefined && { apiTokenId }) };
}
