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

const ID_ARG = { description: 'Number of the webhook.' };

/** Webhooks, for owners. */
@Resolver()
export class WebhookResolver {
  constructor(private readonly webhooks: WebhookService) {}

  @Access('manage-staff')
  @Query(() => [ListedWebhook], { name: 'webhooks', description: 'The webhooks (owner).' })
  list(@Ctx() { viewer }: RequestContext): Promise<ListedWebhook[]> {
    return this.webhooks.list(viewer);
  }

  @Access('manage-staff')
  @Query(() => WebhookDeliveryPart, {
    description:
      'What became of what was sent to a webhook, in 30 days (owner). Fails with NOT_FOUND, VALIDATION.',
  })
  webhookDeliveries(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('before', () => ID, {
      nullable: true,
      description: 'Only older ones than this delivery: endCursor of the part before.',
    })
    before: string | null | undefined,
    @Arg('pageSize', () => Int, { defaultValue: 20, description: 'Deliveries, at most 100.' })
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
    description: 'Adds a webhook (owner). Fails with VALIDATION, CONFLICT where there are 20.',
  })
  addWebhook(
    @Arg('input', () => WebhookInput, { description: 'Where to send what.' }) input: WebhookInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<WebhookWithSecret> {
    return this.webhooks.add(viewer, input);
  }

  @Access('manage-staff')
  @Mutation(() => ListedWebhook, {
    description:
      'Turns a webhook on or off (owner). What happens while it is off is not sent: see replayEvents. Fails with NOT_FOUND.',
  })
  turnWebhook(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('isOn', { description: 'Whether events are sent to it.' }) isOn: boolean,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedWebhook> {
    return this.webhooks.turn(viewer, numberOf(id), isOn);
  }

  @Access('manage-staff')
  @Mutation(() => WebhookWithSecret, {
    description:
      'Gives a webhook another secret (owner). Deliveries are signed with both for a day. Fails with NOT_FOUND.',
  })
  rotateWebhookSecret(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<WebhookWithSecret> {
    return this.webhooks.rotateSecret(viewer, numberOf(id));
  }

  @Access('manage-staff')
  @Mutation(() => Boolean, {
    description: 'Removes a webhook with its log (owner). Fails with NOT_FOUND.',
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
    description: 'Sends a message of the type webhook.test now (owner). Fails with NOT_FOUND.',
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
      'Sends a delivery again (owner). Fails with NOT_FOUND, CONFLICT where its webhook is off.',
  })
  async redeliverEvent(
    @Arg('id', () => ID, { description: 'Number of the delivery.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.webhooks.redeliver(viewer, readRecordId(id, 'delivery', 'id'));
    return true;
  }

  @Access('manage-staff')
  @Mutation(() => ID, {
    description:
      'Sends the next 1,000 events after a place of the feed again, those that the webhook wants, and answers up to which place (owner). Fails with NOT_FOUND, CONFLICT where it is off.',
  })
  replayEvents(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('after', () => ID, { description: 'The place of the feed; 0 for its beginning.' })
    after: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<number> {
    return this.webhooks.replay(viewer, numberOf(id), readSoughtNumber(after, 'after'));
  }
}

function numberOf(id: string): number {
  return readRecordId(id, 'webhook', 'id');
}
