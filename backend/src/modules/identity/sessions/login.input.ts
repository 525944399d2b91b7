import { Field, InputType } from 'type-graphql';
import { EmailAddress, GivenPassword } from '../credentials/credential-fields';

/** Credentials of a customer or a staff member. */
@InputType({ description: 'Login credentials.' })
export class LoginInput {
  @EmailAddress()
  @Field({ description: 'E-mail address, case-insensitive.' })
  email: string;

  @GivenPassword()
  @Field({ description: 'Password.' })
  password: string;
}
