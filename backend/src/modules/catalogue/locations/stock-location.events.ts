import { changedFields, pick } from '../../../kernel/changed-fields.rules';
import { DomainEvent, EventActor } from '../../../kernel/domain-event';
import type { StockLocation } from './stock-location.entity';

const KEPT_FIELDS = ['name', 'note'] as const;

const subject = 'stock-location';

/** A new stock location. */
export function locationAdded(actor: EventActor, location: StockLocation): DomainEvent {
  const after = pick<StockLocation>(location, KEPT_FIELDS);
  return { actor, action: 'stock-location.added', subject, subjectId: location.id, after };
}

/** The event of a changed stock location; none if nothing changed. */
export function locationChanged(
  actor: EventActor,
  before: StockLocation,
  change: Partial<StockLocation>,
): DomainEvent[] {
  const changed = changedFields(before, change, KEPT_FIELDS);
  if (!changed) return [];
  return [{ actor, action: 'stock-location.changed', subject, subjectId: before.id, ...changed }];
}

/** A removed stock location. */
export function locationRemoved(actor: EventActor, location: StockLocation): DomainEvent {
  const before = pick<StockLocation>(location, KEPT_FIELDS);
  return { actor, action: 'stock-location.removed', subject, subjectId: location.id, before };
}
