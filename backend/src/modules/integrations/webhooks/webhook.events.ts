import { DomainEvent, EventActor } from '../../../kernel/domain-event';
import { Webhook } from './webhook.entity';

type Told = Pick<Webhook, 'url' | 'description' | 'types' | 'state'>;

const told = ({ url, description, types, state }: Told): Told => ({
  url,
  description,
  types,
  state,
});

/** A webhook was added. */
export function webhookAdded(actor: EventActor, webhook: Webhook): DomainEvent {
  return about(webhook, { actor, action: 'webhook.added', after: told(webhook) });
}

/** A webhook was turned on or off, or got another secret; the event never contains secrets. */
export function webhookChanged(
  actor: EventActor,
  webhook: Webhook,
  after: { state: Webhook['state'] } | { hasNewSecret: true },
): DomainEvent {
  const before = 'state' in after ? { state: webhook.state } : {};
  return about(webhook, { actor, action: 'webhook.changed', before, after });
}

/** A webhook was removed. */
export function webhookRemoved(actor: EventActor, webhook: Webhook): DomainEvent {
  return about(webhook, { actor, action: 'webhook.removed', before: told(webhook) });
}

function about({ id }: Webhook, event: Omit<DomainEvent, 'subject' | 'subjectId'>): DomainEvent {
  return { ...event, subject: 'webhook', subjectId: id };
}
