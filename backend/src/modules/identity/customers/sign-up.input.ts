import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { EmailAddress, NewPassword } from '../credentials/credential-fields';
import { identityMessages } from '../identity.messages';

/** Who registers on the way to an order: only what that order needs. */
@InputType({ description: 'Who registers on the way to an order.' })
export class SignUpInput {
  @TextLength(2, 100, identityMessages.name)
  @Field({ description: 'First and last name, or only one: 2 to 100 characters.' })
  name: string;

  @TextPattern(/^\d{10}$/, identityMessages.phone({ digits: 10 }))
  @Field({ description: 'Exactly ten digits.' })
  phone: string;

  @EmailAddress()
  @Field({ description: 'Unique, whatever its case; the user name of the login.' })
  email: string;

  @NewPassword()
  @Field({ description: 'At least 8 characters with an upper-case letter and a digit.' })
  password: string;
}
