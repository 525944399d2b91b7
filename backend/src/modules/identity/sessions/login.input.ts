import { Field, InputType } from 'type-graphql';
import { EmailAddress, GivenPassword } from '../credentials/credential-fields';

/** What somebody logs in with, at either login. */
@InputType({ description: 'What somebody logs in with.' })
export class LoginInput {
  @EmailAddress()
  @Field({ description: 'E-mail address, in any case.' })
  email: string;

  @GivenPassword()
  @Field({ description: 'Password.' })
  password: string;
}
