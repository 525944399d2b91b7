import { randomUUID } from 'node:crypto';
import { Clock } from '../../../kernel/clock';
import { SYSTEM_ACTOR } from '../../../kernel/domain-event';
import { Database, Transaction } from '../../../platform/database/database';
import { findById } from '../../../platform/database/dialect/find-locked';
import { affectedBy } from '../../../platform/database/dialect/statements';
import { DomainEvents } from '../../../platform/events/domain-events';
import { MailLog } from '../../../platform/mail/mail-transport';
import { logTrouble } from '../../../platform/observability/log/trouble';
import { SecretBox } from '../../../platform/storage/secret-box';
import type { ReadPublished } from '../feed/event-publisher';
import { PostResult } from '../../../platform/outside/post-outside';
import {
  DueDelivery,
  addDeliveries,
  dueWebhooks,
  nextDeliveries,
  noteArrivals,
  retryNow,
} from './webhook-deliveries.repository';
import { DeliveryState, WebhookDelivery } from './webhook-delivery.entity';
import { WebhookEmails } from './webhook-emails';
import { WebhookMessage, messageOf } from './webhook-message';
import { FAILING_MS, nextAttempt, nextProbe } from './webhook-retry.rules';
import { WebhookThread } from './webhook-thread';
import { TurnMessage, TurnOutcome } from './webhook-turn';
import { webhookChanged } from './webhook.events';
import { Webhook, WebhookState } from './webhook.entity';

/** How long a webhook of a killed server stays reserved for it: a turn and its last request take less. */
const HOLD_MS = 45_000;
const TAKE = `UPDATE webhooks SET holder = ?, heldUntil = ?
  WHERE id = ? AND state = ? AND nextTryAt <= ? AND (holder IS NULL OR holder = ? OR heldUntil <= ?)`;

/**
 * Sends events to webhooks: each at least once, those about the same subject in order. Only one server at a time sends
 * to a webhook. A failing webhook is paused for a while, and turned off after two days.
 */
export class WebhookSender {
  /** The running deliveries of this server by webhook, so that a slow receiver does not delay others. */
  private readonly underWay = new Map<number, Promise<void>>();
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: MailLog,
    private readonly services: {
      thread: WebhookThread;
      box: SecretBox;
      events: DomainEvents;
      emails: WebhookEmails;
    },
  ) {}

  /** Adds the deliveries of events to webhooks, in the transaction that publishes the events. */
  async addDeliveries(tx: Transaction, published: ReadPublished): Promise<void> {
    const webhooks = await tx.findBy(Webhook, { state: WebhookState.ACTIVE });
    if (webhooks.length > 0) await addDeliveries(tx, webhooks, await published(), this.clock.now());
  }

  /** Starts to send due deliveries, without waiting for the end. Any server may do so at any time. */
  async sendDue(): Promise<void> {
    for (const id of await dueWebhooks(this.database.read, this.clock.now())) {
      if (this.isStopping || this.underWay.has(id)) continue;
      const sending = this.sendTo(id)
        .catch((error: unknown) =>
          logTrouble(this.log, error, { webhook: id }, 'A webhook could not be sent to'),
        )
        .finally(() => this.underWay.delete(id));
      this.underWay.set(id, sending);
    }
  }

  /** Waits for the end of what `sendDue` started. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay.values());
  }

  /** Sends one message now, outside the queue. */
  async send(webhook: Webhook, message: WebhookMessage): Promise<PostResult> {
    const { arrived, failed } = await this.sendTurn(webhook, [
      { ...message, deliveryId: 0, about: '' },
    ]);
    const [status = 0] = arrived.keys();
    return failed.get(0) ?? { status, failure: null };
  }

  /** Aborts running deliveries, which are retried later by any server, and starts no more. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.services.thread.breakOff();
    await this.settled();
    await this.services.thread.close();
  }

  private async sendTo(id: number): Promise<void> {
    const holder = randomUUID();
    for (;;) {
      const webhook = this.isStopping ? null : await this.take(id, holder);
      if (!webhook) break;
      const deliveries = await nextDeliveries(this.database.read, id, this.clock.now());
      if (deliveries.length === 0) break;
      const outcome = await this.sendTurn(
        webhook,
        deliveries.map(({ id: deliveryId, about, publishedId, event }) => ({
          ...messageOf(publishedId, event),
          ...{ deliveryId, about },
        })),
      );
      const note = (tx: Transaction) => this.note(tx, webhook, deliveries, outcome);
      await this.database.write(note, { repeatable: true });
    }
    const free = { holder: null, heldUntil: null };
    await this.database.writeOne((tx) => tx.update(Webhook, { id, holder }, free), {
      repeatable: true,
    });
  }

  /** @returns null if another server sends to it, or if it is not due */
  private async take(id: number, holder: string): Promise<Webhook | null> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + HOLD_MS);
    const values = [holder, until, id, WebhookState.ACTIVE, now, holder, now];
    const taken = await this.database.writeOne((manager) => affectedBy(manager, TAKE, values), {
      repeatable: true,
    });
    return taken === 1 ? findById(this.database.read, Webhook, id) : null;
  }

  /** Deliveries fail if they cannot be signed because the secret can no longer be read. */
  private async sendTurn(webhook: Webhook, messages: TurnMessage[]): Promise<TurnOutcome> {
    const now = this.clock.now();
    const secrets = this.secretsOf(webhook, now);
    if (secrets.length > 0)
      return this.services.thread.send({
        ...{ url: webhook.url, secrets, nowMs: now.getTime(), messages },
      });
    const result = { status: 0, failure: 'Its secret cannot be read' };
    return {
      arrived: new Map(),
      failed: new Map(messages.map((each) => [each.deliveryId, result])),
    };
  }

  private async note(
    tx: Transaction,
    webhook: Webhook,
    deliveries: readonly DueDelivery[],
    { arrived, failed }: TurnOutcome,
  ): Promise<void> {
    const now = this.clock.now();
    await noteArrivals(tx, arrived, now);
    for (const delivery of deliveries) {
      const result = failed.get(delivery.id);
      if (!result) continue;
      const attempts = delivery.attempts + 1;
      const nextTryAt = nextAttempt({ createdAt: delivery.createdAt, attempts }, now);
      const state = nextTryAt ? DeliveryState.WAITING : DeliveryState.GIVEN_UP;
      const about = { attempts, triedAt: now, status: result.status || null };
      await tx.update(
        WebhookDelivery,
        { id: delivery.id },
        { ...about, failure: result.failure, state, nextTryAt: nextTryAt ?? now },
      );
    }
    if ([...failed.values()].some(({ status }) => status === 410))
      await this.turnOff(tx, webhook, WebhookState.GONE);
    else if (arrived.size > 0) await this.noteSuccess(tx, webhook, now);
    else if (failed.size > 0) await this.noteFailure(tx, webhook, now);
  }

  /** Deliveries that waited for the receiver to come back become due at once. */
  private async noteSuccess(tx: Transaction, { id, failures }: Webhook, now: Date): Promise<void> {
    if (failures === 0) return;
    await tx.update(Webhook, { id }, { failures: 0, failingSince: null });
    await retryNow(tx, id, now);
  }

  private async noteFailure(tx: Transaction, webhook: Webhook, now: Date): Promise<void> {
    const failingSince = webhook.failingSince ?? now;
    if (now.getTime() - failingSince.getTime() > FAILING_MS)
      return this.turnOff(tx, webhook, WebhookState.FAILED);
    const failures = webhook.failures + 1;
    const nextTryAt = nextProbe(failures, now);
    await tx.update(Webhook, { id: webhook.id }, { failures, failingSince, nextTryAt });
  }

  /** Has no effect on a webhook that an owner removed or turned off while it was sent to. */
  private async turnOff(
    tx: Transaction,
    webhook: Webhook,
    state: WebhookState.GONE | WebhookState.FAILED,
  ): Promise<void> {
    const active = { id: webhook.id, state: WebhookState.ACTIVE };
    const { affected } = await tx.update(Webhook, active, { state });
    if (!affected) return;
    await this.services.events.record(tx, [webhookChanged(SYSTEM_ACTOR, webhook, { state })]);
    await this.services.emails.enqueue(tx, webhook);
  }

  private secretsOf(webhook: Webhook, now: Date): string[] {
    const { secret, formerSecret, formerSecretUntil } = webhook;
    const former = formerSecretUntil && formerSecretUntil > now ? formerSecret : null;
    return [secret, former].flatMap((sealed) => {
      const opened = sealed === null ? undefined : this.services.box.open(sealed);
      return opened === undefined ? [] : [opened];
    });
  }
}
