import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { DeliveryState } from './webhook-delivery.entity';
import { WebhookState } from './webhook.entity';

registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'State of a webhook.',
  valuesConfig: {
    ACTIVE: { description: 'Events are sent to it.' },
    PAUSED: { description: 'Turned off manually.' },
    GONE: { description: 'The endpoint responded with 410 Gone, and the webhook was turned off.' },
    FAILED: { description: 'No delivery succeeded for two days, and the webhook was turned off.' },
  },
});

registerEnumType(DeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'State of a delivery.',
  valuesConfig: {
    WAITING: { description: 'Waiting for its first attempt or a retry.' },
    DELIVERED: { description: 'The endpoint responded with a status from 200 to 299.' },
    GIVEN_UP: { description: 'All attempts failed for three days.' },
  },
});

/** Webhook as listed, without its secret. */
@Shows('private')
@ObjectType('Webhook', { description: 'Endpoint that events are sent to.' })
export class ListedWebhook {
  @Field({ description: 'Time when the webhook was added.' })
  createdAt: Date;

  @Field({ description: 'Purpose of the webhook.' })
  description: string;

  @Field(() => Date, {
    nullable: true,
    description: 'Time since which deliveries fail; null if they succeed.',
  })
  failingSince: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when deliveries are also signed with the previous secret; null if there was none. Another rotation before then drops it at once.',
  })
  formerSecretUntil: Date | null;

  @Field(() => ID, { description: 'Webhook ID.' })
  id: number;

  @Field(() => WebhookState, { description: 'State of the webhook.' })
  state: WebhookState;

  @Field(() => [String], { description: 'Event types delivered; all if empty.' })
  types: string[];

  @Field({ description: 'URL that events are posted to.' })
  url: string;
}

/** Result of adding a webhook or rotating its secret. */
@Shows('private')
@ObjectType({ description: 'Webhook with its new secret.' })
export class WebhookWithSecret {
  @Field({
    description:
      'Signing secret of the deliveries (whsec_...), by the Standard Webhooks specification. Shown only once.',
  })
  secret: string;

  @Field({ description: 'The webhook.' })
  webhook: ListedWebhook;
}

/** Result of a webhook test. */
@Shows('private')
@ObjectType({ description: 'Result of a webhook test.' })
export class WebhookTestResult {
  @Field(() => String, {
    nullable: true,
    description: 'Reason for the failure; null if the delivery succeeded.',
  })
  failure: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'HTTP status of the response; null if there was none.',
  })
  status: number | null;
}

/** Delivery in the log of a webhook. */
@Shows('private')
@ObjectType('WebhookDelivery', { description: 'Delivery of one event to a webhook.' })
export class LoggedDelivery {
  @Field(() => Int, { description: 'Number of attempts.' })
  attempts: number;

  @Field({ description: 'Posted JSON body.' })
  body: string;

  @Field({ description: 'Time when the event was published.' })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for the last failure, with the beginning of the response.',
  })
  failure: string | null;

  @Field(() => ID, { description: 'Delivery ID.' })
  id: number;

  @Field(() => ID, { description: 'webhook-id of the message, identical for all attempts.' })
  messageId: string;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the next attempt; null if none is scheduled.',
  })
  nextTryAt: Date | null;

  @Field(() => DeliveryState, { description: 'State of the delivery.' })
  state: DeliveryState;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last response.' })
  status: number | null;

  @Field(() => Date, { nullable: true, description: 'Time of the last attempt.' })
  triedAt: Date | null;

  @Field({ description: 'Event type, such as order.placed.' })
  type: string;
}

/** Page of the delivery log of a webhook. */
@Shows('private')
@ObjectType({ description: 'Page of the delivery log of a webhook, newest first.' })
export class WebhookDeliveryPart {
  @Field(() => ID, {
    nullable: true,
    description:
      'Cursor of the next page, with older deliveries; pass it as `before`. Null at the end.',
  })
  endCursor: number | null;

  @Extensions({ assumedSize: 1 })
  @Field(() => [LoggedDelivery], { description: 'Deliveries of this page.' })
  items: LoggedDelivery[];
}
