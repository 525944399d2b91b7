import { DomainEvent, actorOf } from '../../../kernel/domain-event';
import { Viewer } from '../../../kernel/viewer';
import type { OrderSearchFilter } from '../../ordering';

/** Filters whose values must not be in the audit log: they name a person. */
const PERSONAL = ['text', 'phone', 'name'];

/** An export of orders to a file, with its filter. */
export function ordersExported(viewer: Viewer, filter: OrderSearchFilter): DomainEvent {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const after = Object.fromEntries(
    given.map(([name, value]) => [name, PERSONAL.includes(name) ? true : value]),
  );
  return { actor: actorOf(viewer), action: 'order.exported', subject: 'order', after };
}
