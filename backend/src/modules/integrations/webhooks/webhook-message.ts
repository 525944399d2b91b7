import { Webhook as Signer } from 'standardwebhooks';
import type { StoredEvent } from '../../../platform/events/stored-event.entity';

/** The body to post, with its id but without its signature. */
export interface WebhookMessage {
  id: string;
  type: string;
  body: string;
}

/** The fields of an event that are sent. */
export type SentEvent = Pick<
  StoredEvent,
  'at' | 'action' | 'subject' | 'subjectId' | 'beforeJson' | 'afterJson' | 'actorRole' | 'actorId'
>;

/** The message of an event: the same whenever it is built, since recorded events never change. */
export function messageOf(id: number, event: SentEvent): WebhookMessage {
  const { at, action, subject, subjectId, beforeJson, afterJson, actorRole, actorId } = event;
  const data = {
    id: String(id),
    subject,
    subjectId: subjectId === null ? null : String(subjectId),
    before: beforeJson === null ? null : (JSON.parse(beforeJson) as object),
    after: afterJson === null ? null : (JSON.parse(afterJson) as object),
    actor: { role: actorRole, id: actorId === null ? null : String(actorId) },
  };
  const body = JSON.stringify({ type: action, timestamp: at.toISOString(), data });
  return { id: `event_${id}`, type: action, body };
}

/** The headers of the Standard Webhooks specification, signed with each of the secrets. */
export function signedHeaders(
  { id, body }: WebhookMessage,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Signer(secret).sign(id, now, body)).join(' '),
  };
}
