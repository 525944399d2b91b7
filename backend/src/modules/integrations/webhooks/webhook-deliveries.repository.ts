import { EntityManager, In } from 'typeorm';
import { batchesOf } from '../../../kernel/batches';
import { readInstant } from '../../../platform/database/columns';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { PublishedEvent } from '../feed/published-event.entity';
import { DeliveryState, WebhookDelivery } from './webhook-delivery.entity';
import { Webhook, WebhookState } from './webhook.entity';
import { wants } from './event-types.rules';
import type { SentEvent } from './webhook-message';

/** Rows of one INSERT, whose values stay below the parameter limit of SQLite. */
const INSERT_ROWS = 500;

/** Most deliveries of one webhook that are sent in one go. */
export const TURN = 250;

/** Adds deliveries of events to those of these webhooks that want them. */
export async function addDeliveries(
  tx: EntityManager,
  webhooks: readonly Webhook[],
  published: readonly PublishedEvent[],
  now: Date,
): Promise<number> {
  const rows = webhooks.flatMap(({ id: webhookId, types }) =>
    published
      .filter(({ event }) => wants(types, event.action))
      .map(({ id: publishedId, event: { subject, subjectId } }) => ({
        ...{ webhookId, publishedId, about: `${subject} ${subjectId ?? ''}`.trim() },
        ...{ state: DeliveryState.WAITING, attempts: 0, createdAt: now, nextTryAt: now },
      })),
  );
  for (const some of batchesOf(rows, INSERT_ROWS)) await insertRows(tx, WebhookDelivery, some);
  return rows.length;
}

/** The webhooks that have something to send now. */
export async function dueWebhooks(manager: EntityManager, now: Date): Promise<number[]> {
  const rows = await manager
    .createQueryBuilder(WebhookDelivery, 'delivery')
    .select('DISTINCT delivery.webhookId', 'id')
    .innerJoin(Webhook, 'webhook', 'webhook.id = delivery.webhookId')
    .where('delivery.state = :waiting AND delivery.nextTryAt <= :now')
    .andWhere('webhook.state = :active AND webhook.nextTryAt <= :now')
    .setParameters({ waiting: DeliveryState.WAITING, active: WebhookState.ACTIVE, now })
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => Number(id));
}

/** A delivery to send, with its event. */
export interface DueDelivery extends Pick<
  WebhookDelivery,
  'id' | 'publishedId' | 'about' | 'attempts' | 'createdAt'
> {
  event: SentEvent;
}

/** The deliveries to send now, in the order of the events; none whose subject still waits for an earlier event. */
export async function nextDeliveries(
  manager: EntityManager,
  webhookId: number,
  now: Date,
): Promise<DueDelivery[]> {
  const { WAITING } = DeliveryState;
  const rows = await manager.query<DueRow[]>(NEXT, [webhookId, WAITING, now, now, TURN]);
  return rows.map(({ id, publishedId, about, attempts, createdAt, at, ...event }) => ({
    ...{ id, publishedId, about, attempts },
    createdAt: readInstant(createdAt) as Date,
    event: { ...event, at: readInstant(at) as Date },
  }));
}

type DueRow = Omit<DueDelivery, 'createdAt' | 'event'> &
  Omit<SentEvent, 'at'> &
  Record<'createdAt' | 'at', string | Date>;

/** Plain rows: a thousand a second may have to be sent. */
const NEXT = `SELECT d.id, d.publishedId, d.about, d.attempts, d.createdAt, e.at, e.action, e.subject, e.subjectId,
    e.beforeJson, e.afterJson, e.actorRole, e.actorId
  FROM webhook_deliveries d JOIN published_events p ON p.id = d.publishedId JOIN audit_entries e ON e.id = p.eventId
  WHERE d.webhookId = ? AND d.state = ? AND d.nextTryAt <= ? AND NOT EXISTS (
    SELECT 1 FROM webhook_deliveries earlier
    WHERE earlier.webhookId = d.webhookId AND earlier.state = d.state AND earlier.about = d.about
      AND earlier.id < d.id AND earlier.nextTryAt > ?
  )
  ORDER BY d.id LIMIT ?`;

/** Makes everything that waits for a later attempt due at once. */
export async function retryNow(tx: EntityManager, webhookId: number, now: Date): Promise<void> {
  await tx.update(Webhook, { id: webhookId }, { nextTryAt: now });
  await tx.update(WebhookDelivery, { webhookId, state: DeliveryState.WAITING }, { nextTryAt: now });
}

/** Marks deliveries as delivered, by the HTTP status of the response. */
export async function noteArrivals(
  tx: EntityManager,
  arrived: ReadonlyMap<number, number[]>,
  triedAt: Date,
): Promise<void> {
  for (const [status, ids] of arrived)
    await tx
      .createQueryBuilder()
      .update(WebhookDelivery)
      .set({
        state: DeliveryState.DELIVERED,
        attempts: () => 'attempts + 1',
        triedAt,
        status,
        failure: null,
      })
      .where({ id: In(ids) })
      .execute();
}
