import { randomBytes } from 'node:crypto';
import { In, LessThan, MoreThan } from 'typeorm';
import { Admin } from '../../identity';
import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import { assertPage } from '../../../kernel/page';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission, requirePerson } from '../../../kernel/viewer';
import { StaffRole } from '../../../kernel/permissions';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { SecretBox } from '../../../platform/storage/secret-box';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { PublishedEvent } from '../feed/published-event.entity';
import { integrationsMessages } from '../integrations.messages';
import { AllowedNetworks } from '../../../platform/outside/outside-address.rules';
import { addDeliveries, retryNow } from './webhook-deliveries.repository';
import { DeliveryState, WebhookDelivery } from './webhook-delivery.entity';
import { messageOf } from './webhook-message';
import { WebhookSender } from './webhook-sender';
import { webhookAdded, webhookChanged, webhookRemoved } from './webhook.events';
import { WebhookInput } from './webhook.input';
import { Webhook, WebhookState } from './webhook.entity';
import {
  ListedWebhook,
  LoggedDelivery,
  WebhookDeliveryPart,
  WebhookTestResult,
  WebhookWithSecret,
} from './webhook.type';

const MAX_WEBHOOKS = 20;
const SECRET_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the former secret stays in use, while the receiver learns the new one. */
const FORMER_SECRET_MS = DAY_MS;
const LOG_DAYS = 30;
/** Most events that one call sends again. */
const REPLAYED = 1000;

/** Lets owners manage webhooks and see their deliveries. */
export class WebhookService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly services: {
      box: SecretBox;
      events: DomainEvents;
      sender: WebhookSender;
      networks: AllowedNetworks;
    },
  ) {}

  /** All webhooks. Throws UNAUTHENTICATED, FORBIDDEN. */
  async list(viewer: Viewer): Promise<ListedWebhook[]> {
    assertOwner(viewer);
    return this.database.read.find(Webhook, { order: { id: 'ASC' } });
  }

  /**
   * Adds a webhook. Its secret is returned only here.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, CONFLICT if there are already 20
   */
  async add(
    viewer: Viewer,
    values: Partial<Record<keyof WebhookInput, unknown>>,
  ): Promise<WebhookWithSecret> {
    assertOwner(viewer);
    const input = await assertValid(WebhookInput, trimTexts(values));
    if (!URL.canParse(input.url)) throw fieldError('url', integrationsMessages.webhookUrl());
    // Unencrypted addresses are allowed only within the operator's own networks.
    if (!input.url.startsWith('https:') && this.services.networks.length === 0)
      throw fieldError('url', integrationsMessages.webhookNeedsTls());
    const secret = newSecret();
    const now = this.clock.now();
    const webhook = await this.database.write(async (tx) => {
      // Locks the owners, so that of two concurrent calls the second counts the webhook of the first.
      const role = StaffRole.OWNER;
      await tx.update(Admin, { role }, { role });
      if ((await tx.count(Webhook)) >= MAX_WEBHOOKS)
        throw new ShopError('CONFLICT', integrationsMessages.webhookCount({ most: MAX_WEBHOOKS }));
      const added = await tx.save(
        tx.create(Webhook, {
          ...input,
          ...{
            secret: this.services.box.seal(secret),
            formerSecret: null,
            formerSecretUntil: null,
          },
          ...{ state: WebhookState.ACTIVE, failingSince: null, failures: 0, nextTryAt: now },
          ...{ holder: null, heldUntil: null, createdAt: now },
        }),
      );
      await this.services.events.record(tx, [webhookAdded(actorOf(viewer), added)]);
      return added;
    });
    return { webhook, secret };
  }

  /**
   * Turns a webhook on or off. One that is turned on gets its waiting deliveries; see `replay` for the events that it
   * missed.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async turn(viewer: Viewer, id: number, isOn: boolean): Promise<ListedWebhook> {
    const turned = await this.change(viewer, id, async (tx, webhook) => {
      const state = isOn ? WebhookState.ACTIVE : WebhookState.PAUSED;
      if (isOn === (webhook.state === WebhookState.ACTIVE)) return;
      await tx.update(Webhook, { id }, { state, failingSince: null, failures: 0 });
      if (isOn) await retryNow(tx, id, this.clock.now());
      await this.services.events.record(tx, [webhookChanged(actorOf(viewer), webhook, { state })]);
    });
    if (isOn) await this.services.sender.sendDue();
    return turned;
  }

  /**
   * Gives a webhook another secret. Deliveries are signed with both for a day. Another rotation within that day drops
   * the older secret: whoever calls twice may be replacing one that leaked.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async rotateSecret(viewer: Viewer, id: number): Promise<WebhookWithSecret> {
    const secret = newSecret();
    const formerSecretUntil = new Date(this.clock.now().getTime() + FORMER_SECRET_MS);
    const webhook = await this.change(viewer, id, async (tx, { secret: formerSecret, ...rest }) => {
      const sealed = this.services.box.seal(secret);
      await tx.update(Webhook, { id }, { secret: sealed, formerSecret, formerSecretUntil });
      const changed = { ...rest, secret: formerSecret };
      await this.services.events.record(tx, [
        webhookChanged(actorOf(viewer), changed, { hasNewSecret: true }),
      ]);
    });
    return { webhook, secret };
  }

  /** Removes a webhook with its log. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async remove(viewer: Viewer, id: number): Promise<void> {
    assertOwner(viewer);
    await this.database.write(async (tx) => {
      const webhook = await findLocked(tx, Webhook, id);
      if (!webhook) throw notFound('webhook', 'id');
      await tx.delete(Webhook, { id });
      await this.services.events.record(tx, [webhookRemoved(actorOf(viewer), webhook)]);
    });
  }

  /**
   * Sends a message of type webhook.test now.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async test(viewer: Viewer, id: number): Promise<WebhookTestResult> {
    assertOwner(viewer);
    const webhook = await this.find(id);
    const now = this.clock.now();
    const type = 'webhook.test';
    const body = JSON.stringify({
      type,
      timestamp: now.toISOString(),
      data: { webhook: String(id) },
    });
    const message = { id: `test_${id}_${now.getTime()}`, type, body };
    const { status, failure } = await this.services.sender.send(webhook, message);
    return { status: status || null, failure };
  }

  /**
   * A page of the delivery log of a webhook, newest first.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION (pageSize)
   */
  async deliveries(
    viewer: Viewer,
    id: number,
    { before, pageSize }: { before: number | null; pageSize: number },
  ): Promise<WebhookDeliveryPart> {
    assertOwner(viewer);
    assertPage({ page: 1, pageSize });
    await this.find(id);
    const found = await this.database.read.find(WebhookDelivery, {
      where: { webhookId: id, ...(before !== null && { id: LessThan(before) }) },
      relations: { published: { event: true } },
      order: { id: 'DESC' },
      take: pageSize + 1,
    });
    const items = found.slice(0, pageSize).map(loggedOf);
    return { items, endCursor: found.length > pageSize ? (items.at(-1)?.id ?? null) : null };
  }

  /**
   * Sends one delivery again, whatever its state, and what waits for a later attempt.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT if its webhook is off
   */
  async redeliver(viewer: Viewer, id: number): Promise<void> {
    assertOwner(viewer);
    await this.database.write(async (tx) => {
      const delivery = await tx.findOneBy(WebhookDelivery, { id });
      if (!delivery) throw notFound('delivery', 'id');
      await this.assertOn(tx, delivery.webhookId);
      const now = this.clock.now();
      const again = { state: DeliveryState.WAITING, createdAt: now };
      await tx.update(WebhookDelivery, { id }, again);
      await retryNow(tx, delivery.webhookId, now);
    });
    await this.services.sender.sendDue();
  }

  /**
   * Sends the events after a position of the feed again, at most 1,000 of those that the webhook wants.
   * @returns the position up to which they are sent
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT if it is off
   */
  async replay(viewer: Viewer, id: number, after: number): Promise<number> {
    assertOwner(viewer);
    const last = await this.database.write(async (tx) => {
      const webhook = await this.assertOn(tx, id);
      const published = await tx.find(PublishedEvent, {
        where: { id: MoreThan(after) },
        relations: { event: true },
        order: { id: 'ASC' },
        take: REPLAYED,
      });
      const now = this.clock.now();
      await addDeliveries(tx, [webhook], published, now);
      await retryNow(tx, id, now);
      return published.at(-1)?.id ?? after;
    });
    await this.services.sender.sendDue();
    return last;
  }

  /** Deletes deliveries older than 30 days. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LOG_DAYS * DAY_MS);
    const state = In([DeliveryState.DELIVERED, DeliveryState.GIVEN_UP]);
    await this.database.write((tx) =>
      tx.delete(WebhookDelivery, { state, createdAt: LessThan(before) }),
    );
  }

  private async change(
    viewer: Viewer,
    id: number,
    work: (tx: Transaction, webhook: Webhook) => Promise<void>,
  ): Promise<Webhook> {
    assertOwner(viewer);
    return this.database.write(async (tx) => {
      const webhook = await findLocked(tx, Webhook, id);
      if (!webhook) throw notFound('webhook', 'id');
      await work(tx, webhook);
      return tx.findOneByOrFail(Webhook, { id });
    });
  }

  private async find(id: number): Promise<Webhook> {
    const webhook = await this.database.read.findOneBy(Webhook, { id });
    if (!webhook) throw notFound('webhook', 'id');
    return webhook;
  }

  /** Locks it, so that it cannot be removed meanwhile. */
  private async assertOn(tx: Transaction, id: number): Promise<Webhook> {
    const webhook = await findLocked(tx, Webhook, id);
    if (!webhook) throw notFound('webhook', 'id');
    if (webhook.state !== WebhookState.ACTIVE)
      throw new ShopError('CONFLICT', integrationsMessages.webhookOff());
    return webhook;
  }
}

/** Only people set up webhooks, so that no program can send itself events that its token may not see. */
function assertOwner(viewer: Viewer): void {
  requirePerson(viewer);
  requirePermission(viewer, 'manage-staff');
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

function loggedOf(delivery: WebhookDelivery): LoggedDelivery {
  const { id, attempts, createdAt, triedAt, status, failure, state, nextTryAt } = delivery;
  const { id: messageId, type, body } = messageOf(delivery.publishedId, delivery.published.event);
  return {
    ...{ id, attempts, createdAt, triedAt, status, failure, state, messageId, type, body },
    nextTryAt: state === DeliveryState.WAITING ? nextTryAt : null,
  };
}
