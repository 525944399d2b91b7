import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** Set-up data of an authenticator app. */
@Shows('private')
@ObjectType({ description: 'Set-up data of an authenticator app; shown only once.' })
export class TwoFactorSetUp {
  @Field({ description: 'Secret to type into the app, in base 32.' })
  secret: string;

  @Field({ description: 'The same as an `otpauth://` address, for a QR code.' })
  address: string;
}
