import { IsBoolean, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';

/** Length limit of the parameters: browsers open the request as a query string. */
const LONGEST = 1_000;

/** The request of an app, with the parameters of the consent page's address. */
@InputType({
  description: 'Authorization request of an app, by the parameters of OAuth.',
})
export class AppRequestInput {
  @TextLength(1, 100)
  @Field({ description: '`client_id` of the app.' })
  clientId: string;

  @TextLength(1, LONGEST)
  @Field({ description: '`redirect_uri`, to which the response is sent.' })
  redirectUri: string;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, { nullable: true, description: 'Must be `code`.' })
  responseType?: string | null;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, {
    nullable: true,
    description: 'Scopes, separated by spaces; all scopes if omitted.',
  })
  scope?: string | null;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, { nullable: true, description: 'Opaque value that is returned to the app.' })
  state?: string | null;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, {
    nullable: true,
    description: "SHA-256 of the app's code verifier, in base64url.",
  })
  codeChallenge?: string | null;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, { nullable: true, description: 'Must be `S256`.' })
  codeChallengeMethod?: string | null;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, {
    nullable: true,
    description: 'Requested resource: the endpoint for agents of customers.',
  })
  resource?: string | null;
}

/** The decision of a customer on it. */
@InputType({ description: "Decision of a customer on an app's authorization request." })
export class AppAnswerInput extends AppRequestInput {
  @IsBoolean(says(kernelMessages.yesOrNo({ field: 'isAllowed' })))
  @Field({ description: 'Whether access is granted.' })
  isAllowed: boolean;
}
