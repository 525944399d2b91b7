import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { identityMessages } from '../identity.messages';
import { LoginWithCodeInput } from './login-code.input';

/** A registration without a password. */
@InputType({ description: 'Registration by code instead of password.' })
export class SignUpWithCodeInput extends LoginWithCodeInput {
  @TextLength(2, 100, identityMessages.name)
  @Field({
    description:
      'Full name, 2 to 100 characters; a single name is enough. Ignored for existing accounts.',
  })
  name: string;
}
