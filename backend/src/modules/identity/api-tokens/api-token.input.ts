import { ArrayNotEmpty, ArrayUnique, IsEnum, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { NAMESPACE } from './namespace.rules';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { ApiScope } from './api-scope';
import { says } from '../../../platform/validation/says';
import { identityMessages } from '../identity.messages';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';

const SCOPES_MESSAGE = says(identityMessages.tokenScopes());

/** The settings of a new token. */
@InputType({ description: 'New API token.' })
export class ApiTokenInput {
  @TextLength(1, 60, identityMessages.tokenName)
  @Field({ description: 'Purpose, 1 to 60 characters.' })
  name: string;

  @ArrayNotEmpty(SCOPES_MESSAGE)
  @ArrayUnique(says(identityMessages.tokenScopesTwice()))
  @IsEnum(ApiScope, { each: true, ...SCOPES_MESSAGE })
  @Field(() => [ApiScope], { description: 'Scopes, at least one.' })
  scopes: ApiScope[];

  @WholeNumber(1, 365, identityMessages.tokenDays)
  @Field(() => Int, { defaultValue: 90, description: 'Days until it expires, 1 to 365.' })
  expiresInDays: number;

  @IsOptional()
  @TextPattern(NAMESPACE, identityMessages.tokenNamespace())
  @Field(() => String, {
    nullable: true,
    description:
      "Namespace of the program's external IDs: 1 to 40 lower-case letters, digits and hyphens. To replace a token, pass its namespace; if omitted, the token gets a namespace of its own.",
  })
  namespace?: string | null;
}
