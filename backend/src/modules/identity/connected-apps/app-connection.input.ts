import { IsBoolean, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';

/** As long as a query may be that a browser is sent with. */
const LONGEST = 1_000;

/** What an app asks a customer for, as its address of the shop's page has it. */
@InputType({
  description: 'What an app asks a customer for: the parameters of an authorization request.',
})
export class AppRequestInput {
  @TextLength(1, 100)
  @Field({ description: 'The client_id of the app.' })
  clientId: string;

  @TextLength(1, LONGEST)
  @Field({ description: 'Where the app is to be answered.' })
  redirectUri: string;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, { nullable: true, description: 'Has to be code.' })
  responseType?: string | null;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, {
    nullable: true,
    description: 'The scopes, with spaces between; all of them where none is named.',
  })
  scope?: string | null;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, { nullable: true, description: 'What the app wants to find in the answer.' })
  state?: string | null;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, {
    nullable: true,
    description: 'SHA-256, in base64url, of what only the app knows.',
  })
  codeChallenge?: string | null;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, { nullable: true, description: 'Has to be S256.' })
  codeChallengeMethod?: string | null;

  @IsOptional()
  @TextLength(0, LONGEST)
  @Field(() => String, {
    nullable: true,
    description: 'The endpoint that it asks for: that of the agents of customers.',
  })
  resource?: string | null;
}

/** What a customer says to it. */
@InputType({ description: 'What a customer says to an app that asks.' })
export class AppAnswerInput extends AppRequestInput {
  @IsBoolean(says(kernelMessages.yesOrNo({ field: 'isAllowed' })))
  @Field({ description: 'Whether the app may.' })
  isAllowed: boolean;
}
