import { ArrayMaxSize, ArrayUnique, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { integrationsMessages } from '../integrations.messages';
import { EVENT_TYPE } from './event-types.rules';

const MAX_TYPES = 50;
const MAX_URL = 500;
/** Neither credentials, which would appear in the log, nor a fragment, which is never sent. */
const URL_FORM = /^https?:\/\/[^\s/?#@\\]+([/?][^\s#]*)?$/;

const URL_MESSAGE = says(integrationsMessages.webhookUrl());
const TYPES_MESSAGE = says(integrationsMessages.webhookTypes({ most: MAX_TYPES }));

/** Webhook to add, as requested by an owner. */
@InputType({ description: 'Webhook to add.' })
export class WebhookInput {
  @TextLength(1, 100, integrationsMessages.webhookDescription)
  @Field({ description: 'Purpose of the webhook: 1 to 100 characters.' })
  description: string;

  @ArrayMaxSize(MAX_TYPES, TYPES_MESSAGE)
  @ArrayUnique(TYPES_MESSAGE)
  @Matches(EVENT_TYPE, { each: true, ...TYPES_MESSAGE })
  @Field(() => [String], {
    description:
      'Event types to deliver, such as order.placed, or order.* for all order events; at most 50. An empty list delivers all.',
  })
  types: string[];

  @MaxLength(MAX_URL, URL_MESSAGE)
  @Matches(URL_FORM, URL_MESSAGE)
  @Field({
    description: 'Endpoint that receives the events: an https URL of at most 500 characters.',
  })
  url: string;
}
