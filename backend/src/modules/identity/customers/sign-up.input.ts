import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { EmailAddress, NewPassword } from '../credentials/credential-fields';
import { identityMessages } from '../identity.messages';

/** A registration during checkout: only what the order needs. */
@InputType({ description: 'Registration during checkout.' })
export class SignUpInput {
  @TextLength(2, 100, identityMessages.name)
  @Field({ description: 'Full name, 2 to 100 characters; a single name is enough.' })
  name: string;

  @TextPattern(/^\d{10}$/, identityMessages.phone({ digits: 10 }))
  @Field({ description: 'Phone number of exactly ten digits.' })
  phone: string;

  @EmailAddress()
  @Field({ description: 'E-mail address, used to log in; unique, case-insensitive.' })
  email: string;

  @NewPassword()
  @Field({ description: 'Password, at least 8 characters with an upper-case letter and a digit.' })
  password: string;
}
