import { Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { orderingMessages } from '../ordering.messages';

const NOT_OF_A_BROWSER = says(orderingMessages.pushSubscription());

/** Push subscription from the browser. */
@InputType({ description: 'Push subscription from the browser; see PushSubscription.toJSON().' })
export class PushSubscriptionInput {
  @MaxLength(500, NOT_OF_A_BROWSER)
  @Field({ description: "Endpoint URL at the browser vendor's push service." })
  endpoint: string;

  @Matches(/^[\w-]{87}=?$/, NOT_OF_A_BROWSER)
  @Field({ description: 'Public key, keys.p256dh: 65 bytes in base64url.' })
  p256dh: string;

  @Matches(/^[\w-]{22}(?:==)?$/, NOT_OF_A_BROWSER)
  @Field({ description: 'Authentication secret, keys.auth: 16 bytes in base64url.' })
  auth: string;
}
