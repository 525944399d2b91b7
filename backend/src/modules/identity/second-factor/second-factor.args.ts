import { ArgsType, Field } from 'type-graphql';
import { PasskeyAnswerInput } from './passkey.input';

/** What a call takes beside the password from who has a second factor: one of them. */
@ArgsType()
export class SecondFactorArgs {
  @Field(() => String, {
    nullable: true,
    description: 'A code of the app, or a recovery code, of who has a second factor.',
  })
  code?: string | null;

  @Field(() => PasskeyAnswerInput, {
    nullable: true,
    description:
      'In place of a code: what a passkey answers to extensions.details.passkey of SECOND_FACTOR_REQUIRED.',
  })
  passkey?: PasskeyAnswerInput | null;
}
