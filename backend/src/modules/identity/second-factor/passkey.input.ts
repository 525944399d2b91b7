import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { identityMessages } from '../identity.messages';

const { passkeyForm } = identityMessages;

/** The longest credential id of WebAuthn, 1023 bytes in base64url. */
export const CREDENTIAL_ID_LENGTH = 1364;

/** A passkey's response to a challenge: PublicKeyCredential.toJSON() of the browser, all in base64url. */
@InputType({
  description:
    'Response of a passkey to the request options: from PublicKeyCredential.toJSON() of the browser, in base64url.',
})
export class PasskeyAnswerInput {
  @TextLength(1, CREDENTIAL_ID_LENGTH, passkeyForm)
  @Field({ description: 'Credential ID, at most 1364 characters.' })
  id: string;

  @TextLength(1, 4000, passkeyForm)
  @Field({ description: '`response.clientDataJSON`, at most 4000 characters.' })
  clientDataJSON: string;

  @TextLength(1, 4000, passkeyForm)
  @Field({ description: '`response.authenticatorData`, at most 4000 characters.' })
  authenticatorData: string;

  @TextLength(1, 2000, passkeyForm)
  @Field({ description: '`response.signature`, at most 2000 characters.' })
  signature: string;

  @IsOptional()
  @TextLength(0, 100, passkeyForm)
  @Field(() => String, {
    nullable: true,
    description: '`response.userHandle`, at most 100 characters.',
  })
  userHandle?: string | null;
}
