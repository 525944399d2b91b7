import { Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { orderingMessages } from '../ordering.messages';

const NOT_OF_A_BROWSER = says(orderingMessages.pushSubscription());

/** A subscription as the browser made it. */
@InputType({ description: 'A subscription as the browser made it, see PushSubscription.toJSON().' })
export class PushSubscriptionInput {
  @MaxLength(500, NOT_OF_A_BROWSER)
  @Field({ description: 'The address of the browser at the push service of its maker.' })
  endpoint: string;

  @Matches(/^[\w-]{87}=?$/, NOT_OF_A_BROWSER)
  @Field({ description: 'Its public key, keys.p256dh: 65 bytes in base64url.' })
  p256dh: string;

  @Matches(/^[\w-]{22}(?:==)?$/, NOT_OF_A_BROWSER)
  @Field({ description: 'Its secret, keys.auth: 16 bytes in base64url.' })
  auth: string;
}
