import { DomainEvent, actorOf } from '../../../kernel/domain-event';
import { Viewer } from '../../../kernel/viewer';
import type { OrderSearchFilter } from '../../ordering';

/** What may stand in the audit log: whom somebody looked for may not. */
const PERSONAL = ['text', 'phone', 'name'];

/** Orders that left the shop as a file, and by which filter. */
export function ordersExported(viewer: Viewer, filter: OrderSearchFilter): DomainEvent {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const after = Object.fromEntries(
    given.map(([name, value]) => [name, PERSONAL.includes(name) ? true : value]),
  );
  return { actor: actorOf(viewer), action: 'order.exported', subject: 'order', after };
}
