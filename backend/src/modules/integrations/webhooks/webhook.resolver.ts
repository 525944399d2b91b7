import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId, readSoughtNumber } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { WebhookInput } from './webhook.input';
import { WebhookService } from './webhook.service';
import {
  ListedWebhook,
  WebhookDeliveryPart,
  WebhookTestResult,
  WebhookWithSecret,
} from './webhook.type';

const ID_ARG = { description: 'Webhook ID.' };

/** Webhooks, for owners. */
@Resolver()
export class WebhookResolver {
  constructor(private readonly webhooks: WebhookService) {}

  @Access('manage-staff')
  @Query(() => [ListedWebhook], { name: 'webhooks', description: 'Lists the webhooks (owner).' })
  list(@Ctx() { viewer }: RequestContext): Promise<ListedWebhook[]> {
    return this.webhooks.list(viewer);
  }

  @Access('manage-staff')
  @Query(() => WebhookDeliveryPart, {
    description:
      'Lists the deliveries of a webhook in the last 30 days (owner). Fails with NOT_FOUND, VALIDATION.',
  })
  webhookDeliveries(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('before', () => ID, {
      nullable: true,
      description: 'Cursor: only deliveries older than this one; `endCursor` of the previous page.',
    })
    before: string | null | undefined,
    @Arg('pageSize', () => Int, {
      defaultValue: 20,
      description: 'Deliveries per page, at most 100.',
    })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<WebhookDeliveryPart> {
    return this.webhooks.deliveries(viewer, numberOf(id), {
      before: before ? readRecordId(before, 'delivery', 'before') : null,
      pageSize,
    });
  }

  @Access('manage-staff')
  @Mutation(() => WebhookWithSecret, {
    description: 'Adds a webhook (owner). Fails with VALIDATION, CONFLICT if there are already 20.',
  })
  addWebhook(
    @Arg('input', () => WebhookInput, { description: 'Endpoint and event types.' })
    input: WebhookInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<WebhookWithSecret> {
    return this.webhooks.add(viewer, input);
  }

  @Access('manage-staff')
  @Mutation(() => ListedWebhook, {
    description:
      'Turns a webhook on or off (owner). Events while it is off are not sent; see replayEvents. Fails with NOT_FOUND.',
  })
  turnWebhook(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('isOn', { description: 'Whether events are sent to the webhook.' }) isOn: boolean,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedWebhook> {
    return this.webhooks.turn(viewer, numberOf(id), isOn);
  }

  @Access('manage-staff')
  @Mutation(() => WebhookWithSecret, {
    description:
      'Generates a new secret for a webhook (owner). For a day, deliveries are signed with both secrets; another rotation within that day drops the older one at once, see formerSecretUntil. Fails with NOT_FOUND.',
  })
  rotateWebhookSecret(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<WebhookWithSecret> {
    return this.webhooks.rotateSecret(viewer, numberOf(id));
  }

  @Access('manage-staff')
  @Mutation(() => Boolean, {
    description: 'Removes a webhook and its delivery log (owner). Fails with NOT_FOUND.',
  })
  async removeWebhook(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.webhooks.remove(viewer, numberOf(id));
    return true;
  }

  @Access('manage-staff')
  @Mutation(() => WebhookTestResult, {
    description:
      'Sends a test message of the type webhook.test immediately (owner). Fails with NOT_FOUND.',
  })
  testWebhook(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<WebhookTestResult> {
    return this.webhooks.test(viewer, numberOf(id));
  }

  @Access('manage-staff')
  @Mutation(() => Boolean, {
    description:
      'Resends a delivery (owner). Fails with NOT_FOUND, CONFLICT if its webhook is off.',
  })
  async redeliverEvent(
    @Arg('id', () => ID, { description: 'Delivery ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.webhooks.redeliver(viewer, readRecordId(id, 'delivery', 'id'));
    return true;
  }

  @Access('manage-staff')
  @Mutation(() => ID, {
    description:
      'Resends the next 1,000 events after a position in the feed, filtered by the types of the webhook, and returns the last position (owner). Fails with NOT_FOUND, CONFLICT if the webhook is off.',
  })
  replayEvents(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('after', () => ID, { description: 'Position in the feed; 0 for the beginning.' })
    after: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<number> {
    return this.webhooks.replay(viewer, numberOf(id), readSoughtNumber(after, 'after'));
  }
}

function numberOf(id: string): number {
  return readRecordId(id, 'webhook', 'id');
}
