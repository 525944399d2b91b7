import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { Passkey } from '../second-factor/passkey.entity';

/** The second factors of who asks. */
@Shows('private')
@ObjectType({ description: 'The second factors of the caller.' })
export class SecondFactors {
  @Field({ description: 'Whether an app for one-time codes is set up.' })
  hasApp: boolean;

  @Field(() => [Passkey], { description: 'The passkeys, the oldest first.' })
  passkeys: Passkey[];
}

/** What adding a passkey answers. */
@Shows('private')
@ObjectType({ description: 'A passkey that was just added.' })
export class AddedPasskey {
  @Field(() => Passkey, { description: 'The passkey.' })
  passkey: Passkey;

  @Field(() => [String], {
    description:
      'Recovery codes, each good for one login; they are told once, with what turned the two-factor login on.',
  })
  recoveryCodes: string[];
}
