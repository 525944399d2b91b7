import { ArgsType, Field } from 'type-graphql';
import { PasskeyAnswerInput } from './passkey.input';

/** The second factor that accompanies a password, in one of two forms. */
@ArgsType()
export class SecondFactorArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'One-time code of the authenticator app, or a recovery code; required of accounts with a second factor.',
  })
  code?: string | null;

  @Field(() => PasskeyAnswerInput, {
    nullable: true,
    description:
      'Response of a passkey to `extensions.details.passkey` of SECOND_FACTOR_REQUIRED, instead of a code.',
  })
  passkey?: PasskeyAnswerInput | null;
}
