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

/** A token as its owner asks for it. */
@InputType({ description: 'A token to make.' })
export class ApiTokenInput {
  @TextLength(1, 60, identityMessages.tokenName)
  @Field({ description: 'What it is for: 1 to 60 letters.' })
  name: string;

  @ArrayNotEmpty(SCOPES_MESSAGE)
  @ArrayUnique(says(identityMessages.tokenScopesTwice()))
  @IsEnum(ApiScope, { each: true, ...SCOPES_MESSAGE })
  @Field(() => [ApiScope], { description: 'What it may do: at least one.' })
  scopes: ApiScope[];

  @WholeNumber(1, 365, identityMessages.tokenDays)
  @Field(() => Int, { defaultValue: 90, description: 'Days until it expires, 1 to 365.' })
  expiresInDays: number;

  @IsOptional()
  @TextPattern(NAMESPACE, identityMessages.tokenNamespace())
  @Field(() => String, {
    nullable: true,
    description:
      'Where its program keeps external ids: 1 to 40 small letters, digits and hyphens. Give the namespace of the token that this one replaces; it has one of its own where nothing is given.',
  })
  namespace?: string | null;
}
