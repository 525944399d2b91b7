import { EntityManager, In } from 'typeorm';
import { batchesOf } from '../../../kernel/batches';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { PublishedEvent } from '../feed/published-event.entity';
import { DeliveryState, WebhookDelivery } from './webhook-delivery.entity';
import { Webhook, WebhookState } from './webhook.entity';
import { wants } from './event-types.rules';

/** Rows of one INSERT, whose values stay below the parameter limit of SQLite. */
const INSERT_ROWS = 500;

/** Most deliveries of one webhook that are sent in one go. */
export const TURN = 100;

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

/** The deliveries to send now, in the order of the events; none whose subject still waits for an earlier event. */
export function nextDeliveries(
  manager: EntityManager,
  webhookId: number,
  now: Date,
): Promise<WebhookDelivery[]> {
  return manager
    .createQueryBuilder(WebhookDelivery, 'delivery')
    .innerJoinAndSelect('delivery.published', 'published')
    .innerJoinAndSelect('published.event', 'event')
    .where('delivery.webhookId = :webhookId AND delivery.state = :waiting')
    .andWhere('delivery.nextTryAt <= :now')
    .andWhere(
      `NOT EXISTS (
        SELECT 1 FROM webhook_deliveries earlier
        WHERE earlier.webhookId = delivery.webhookId AND earlier.state = delivery.state
          AND earlier.about = delivery.about AND earlier.id < delivery.id AND earlier.nextTryAt > :now
      )`,
    )
    .setParameters({ webhookId, waiting: DeliveryState.WAITING, now })
    .orderBy('delivery.id', 'ASC')
    .limit(TURN)
    .getMany();
}

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
