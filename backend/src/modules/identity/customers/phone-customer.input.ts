import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { identityMessages } from '../identity.messages';

/** Somebody who calls, has no login, and is known by phone and name only. */
@InputType({ description: 'Somebody who calls and is not a customer yet.' })
export class PhoneCustomerInput {
  @TextPattern(/^\d{10}$/, identityMessages.phone({ digits: 10 }))
  @Field({ description: 'Exactly ten digits.' })
  phone: string;

  @TextLength(1, 100, identityMessages.callerName)
  @Field({ description: 'First and last name, or only one: 1 to 100 characters.' })
  name: string;
}
