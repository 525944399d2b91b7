import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** What an app for one-time codes is set up with. */
@Shows('private')
@ObjectType({ description: 'What an app for one-time codes is set up with; told once.' })
export class TwoFactorSetUp {
  @Field({ description: 'To type into the app, in base 32.' })
  secret: string;

  @Field({ description: 'The same as an otpauth:// address, for a QR code.' })
  address: string;
}
