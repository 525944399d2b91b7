import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { identityMessages } from '../identity.messages';
import { LoginWithCodeInput } from './login-code.input';

/** Who registers without a password. */
@InputType({ description: 'Who registers by a code in place of a password.' })
export class SignUpWithCodeInput extends LoginWithCodeInput {
  @TextLength(2, 100, identityMessages.name)
  @Field({
    description:
      'First and last name, or only one: 2 to 100 characters. Who has an account keeps theirs.',
  })
  name: string;
}
