import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { Passkey } from '../second-factor/passkey.entity';

/** The second factors of the caller. */
@Shows('private')
@ObjectType({ description: 'The second factors of the caller.' })
export class SecondFactors {
  @Field({ description: 'Whether an authenticator app is set up.' })
  hasApp: boolean;

  @Field(() => [Passkey], { description: 'Passkeys, oldest first.' })
  passkeys: Passkey[];

  @Field(() => Int, { description: 'Number of unused recovery codes.' })
  recoveryCodesLeft: number;
}

/** Result of adding a passkey. */
@Shows('private')
@ObjectType({ description: 'Newly added passkey.' })
export class AddedPasskey {
  @Field(() => Passkey, { description: 'The passkey.' })
  passkey: Passkey;

  @Field(() => [String], {
    description:
      'Recovery codes, each valid for one login. Shown only once, when the passkey enables two-factor login.',
  })
  recoveryCodes: string[];
}
