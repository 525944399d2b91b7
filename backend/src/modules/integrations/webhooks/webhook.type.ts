import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { DeliveryState } from './webhook-delivery.entity';
import { WebhookState } from './webhook.entity';

registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'Whether events are sent to a webhook.',
  valuesConfig: {
    ACTIVE: { description: 'Events are sent to it.' },
    PAUSED: { description: 'Somebody turned it off.' },
    GONE: { description: 'It answered that it is gone (410), and was turned off.' },
    FAILED: { description: 'Nothing arrived there for two days, and it was turned off.' },
  },
});

registerEnumType(DeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'What became of a delivery.',
  valuesConfig: {
    WAITING: { description: 'It is to be sent, for the first time or again.' },
    DELIVERED: { description: 'It was taken with a status of 200 to 299.' },
    GIVEN_UP: { description: 'It failed for three days.' },
  },
});

/** A webhook as the shop lists it: never with its secret. */
@Shows('private')
@ObjectType('Webhook', { description: 'An address that events are sent to.' })
export class ListedWebhook {
  @Field({ description: 'When it was added.' })
  createdAt: Date;

  @Field({ description: 'What it is for.' })
  description: string;

  @Field(() => Date, { nullable: true, description: 'Since when nothing arrives there.' })
  failingSince: Date | null;

  @Field(() => ID, { description: 'Number of the webhook.' })
  id: number;

  @Field(() => WebhookState, { description: 'Whether events are sent to it.' })
  state: WebhookState;

  @Field(() => [String], { description: 'Which events it gets; all where none is named.' })
  types: string[];

  @Field({ description: 'Where events are posted to.' })
  url: string;
}

/** What adding a webhook, or giving it another secret, answers. */
@Shows('private')
@ObjectType({ description: 'A webhook with its new secret.' })
export class WebhookWithSecret {
  @Field({
    description:
      'What its deliveries are signed with (whsec_...), by the Standard Webhooks specification. It is told this once.',
  })
  secret: string;

  @Field({ description: 'The webhook.' })
  webhook: ListedWebhook;
}

/** What a receiver said to a test. */
@Shows('private')
@ObjectType({ description: 'What became of a test of a webhook.' })
export class WebhookTestResult {
  @Field(() => String, { nullable: true, description: 'Why it failed; nothing where it arrived.' })
  failure: string | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the answer, if there was one.' })
  status: number | null;
}

/** A delivery in the log of a webhook. */
@Shows('private')
@ObjectType('WebhookDelivery', { description: 'One event on its way to a webhook.' })
export class LoggedDelivery {
  @Field(() => Int, { description: 'How often it was sent.' })
  attempts: number;

  @Field({ description: 'What is posted, as JSON.' })
  body: string;

  @Field({ description: 'When the event was published.' })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Why it failed the last time, with the beginning of the answer.',
  })
  failure: string | null;

  @Field(() => ID, { description: 'Number of the delivery.' })
  id: number;

  @Field(() => ID, { description: 'webhook-id of the message: the same at each attempt.' })
  messageId: string;

  @Field(() => Date, { nullable: true, description: 'When it is sent again, where it waits.' })
  nextTryAt: Date | null;

  @Field(() => DeliveryState, { description: 'What became of it.' })
  state: DeliveryState;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer.' })
  status: number | null;

  @Field(() => Date, { nullable: true, description: 'When it was last sent.' })
  triedAt: Date | null;

  @Field({ description: 'Type of the event, such as order.placed.' })
  type: string;
}

/** A part of the log of a webhook. */
@Shows('private')
@ObjectType({ description: 'A part of the log of a webhook, the newest first.' })
export class WebhookDeliveryPart {
  @Field(() => ID, { nullable: true, description: 'Where older ones begin; nothing at the end.' })
  endCursor: number | null;

  @Extensions({ assumedSize: 1 })
  @Field(() => [LoggedDelivery], { description: 'The deliveries of this part.' })
  items: LoggedDelivery[];
}
