import { GivenPassword } from '../credentials/credential-fields';

/** The password that turning it on and off asks for again; not on the wire by itself. */
export class TwoFactorPassword {
  @GivenPassword()
  password: string;
}
