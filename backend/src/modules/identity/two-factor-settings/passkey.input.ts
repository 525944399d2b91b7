import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { identityMessages } from '../identity.messages';
import { CREDENTIAL_ID_LENGTH } from '../second-factor/passkey.input';
import { CreatedPasskey } from '../second-factor/passkeys';

const { passkeyForm, passkeyName } = identityMessages;

/** The name of a passkey; not part of the schema itself. */
export class PasskeyName {
  @TextLength(1, 60, passkeyName)
  name: string;
}

/** A passkey created by a browser. */
@InputType({
  description:
    'Passkey that the browser created from beginPasskey: from PublicKeyCredential.toJSON() of the browser, in base64url.',
})
export class PasskeyInput implements CreatedPasskey {
  @TextLength(1, 60, passkeyName)
  @Field({ description: 'Name given by its owner, 1 to 60 characters.' })
  name: string;

  @TextLength(1, CREDENTIAL_ID_LENGTH, passkeyForm)
  @Field({ description: 'Credential ID, at most 1364 characters.' })
  id: string;

  @TextLength(1, 4000, passkeyForm)
  @Field({ description: '`response.clientDataJSON`, at most 4000 characters.' })
  clientDataJSON: string;

  @TextLength(1, 8000, passkeyForm)
  @Field({ description: '`response.attestationObject`, at most 8000 characters.' })
  attestationObject: string;

  @IsArray(says(passkeyForm()))
  @ArrayMaxSize(10, says(passkeyForm()))
  @Matches(/^[a-z-]{1,20}$/, { each: true, ...says(passkeyForm()) })
  @Field(() => [String], {
    description: '`response.transports`, such as internal, hybrid or usb; at most 10.',
  })
  transports: string[];
}
