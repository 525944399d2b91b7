import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { identityMessages } from '../identity.messages';

/** A caller without a login, known by phone and name only. */
@InputType({ description: 'Caller who is not a customer yet.' })
export class PhoneCustomerInput {
  @TextPattern(/^\d{10}$/, identityMessages.phone({ digits: 10 }))
  @Field({ description: 'Phone number of exactly ten digits.' })
  phone: string;

  @TextLength(1, 100, identityMessages.callerName)
  @Field({ description: 'Full name, 1 to 100 characters; a single name is enough.' })
  name: string;
}
