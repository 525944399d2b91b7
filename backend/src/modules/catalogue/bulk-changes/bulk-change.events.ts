import { DomainEvent, EventActor } from '../../../kernel/domain-event';
import { BulkChange } from './bulk-change.entity';

/** Events of a bulk change as a whole; each product has its own event in addition. */
export type BulkStep = 'scheduled' | 'started' | 'cancelled' | 'undone';

export function bulkChangeMoved(
  actor: EventActor,
  step: BulkStep,
  { id, request: { kind }, startsAt, endsAt }: BulkChange,
): DomainEvent {
  const after = {
    bulkChangeId: id,
    kind,
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
  };
  return { actor, action: `product.bulk-change-${step}`, subject: 'product', after };
}
