import { GivenPassword } from '../credentials/credential-fields';

/** The password required to turn the two-factor login on or off; not part of the schema itself. */
export class TwoFactorPassword {
  @GivenPassword()
  password: string;
}
