import { Viewer } from './viewer';

/** The role of the actor of a recorded event. */
export enum ActorRole {
  ADMIN = 'admin',
  CUSTOMER = 'customer',
  GUEST = 'guest',
  SYSTEM = 'system',
}

/** The kind of record that a domain event is about. */
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
  STOCK_LOCATION = 'stock-location',
  WEBHOOK = 'webhook',
}

/** The actor of an event. The system and guests have no number. */
export interface EventActor {
  role: `${ActorRole}`;
  id?: number | null;
  /** Set where a program acted through an API token of that admin. */
  apiTokenId?: number;
}

/**
 * A recorded action. Before and after hold the changed values by their stored names; never a password, hash, token or
 * card number, and for customers only numbers and the names of changed fields.
 */
export interface DomainEvent {
  actor: EventActor;
  /** The action, such as product.changed. */
  action: string;
  subject: `${EventSubject}`;
  subjectId?: number;
  /** Absent for a new record. */
  before?: object;
  /** Absent for a deleted record. */
  after?: object;
}

/** The system itself: jobs, commands, and notifications of payment providers. */
export const SYSTEM_ACTOR: EventActor = { role: 'system' };

/** The caller as the actor of an event. */
export function actorOf(viewer: Viewer): EventActor {
  if (viewer.role === 'customer') return { role: 'customer', id: viewer.customerId };
  if (viewer.role === 'guest') return { role: 'guest' };
  const { adminId, apiTokenId } = viewer;
  return { role: 'admin', id: adminId, ...(apiTokenId !== undefined && { apiTokenId }) };
}
