import { ArrayMaxSize, ArrayUnique, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { integrationsMessages } from '../integrations.messages';
import { EVENT_TYPE } from './event-types.rules';

const MAX_TYPES = 50;
const MAX_URL = 500;
/** Without a login in it, which would stand in the log, and without a fragment, which is never sent. */
const URL_FORM = /^https?:\/\/[^\s/?#@\\]+([/?][^\s#]*)?$/;

const URL_MESSAGE = says(integrationsMessages.webhookUrl());
const TYPES_MESSAGE = says(integrationsMessages.webhookTypes({ most: MAX_TYPES }));

/** A webhook as an owner asks for it. */
@InputType({ description: 'A webhook to add.' })
export class WebhookInput {
  @TextLength(1, 100, integrationsMessages.webhookDescription)
  @Field({ description: 'What it is for: 1 to 100 letters.' })
  description: string;

  @ArrayMaxSize(MAX_TYPES, TYPES_MESSAGE)
  @ArrayUnique(TYPES_MESSAGE)
  @Matches(EVENT_TYPE, { each: true, ...TYPES_MESSAGE })
  @Field(() => [String], {
    description:
      'Which events it gets, such as order.placed, or order.* for all of orders; all where none is named; at most 50.',
  })
  types: string[];

  @MaxLength(MAX_URL, URL_MESSAGE)
  @Matches(URL_FORM, URL_MESSAGE)
  @Field({ description: 'Where events are posted to: an https address of at most 500 letters.' })
  url: string;
}
