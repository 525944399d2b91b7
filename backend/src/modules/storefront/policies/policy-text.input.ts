import { IsEnum, IsInt, IsOptional, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { KeptLanguage } from '../../identity';
import { storefrontMessages } from '../storefront.messages';
import { PolicyName } from './policy-name.enum';

const VERSION_MESSAGE = says(storefrontMessages.version());

/** A policy as the shopkeeper writes it. */
@InputType({ description: 'A policy in one language.' })
export class PolicyInput {
  @IsEnum(PolicyName, says(storefrontMessages.policyName()))
  @Field(() => PolicyName, { description: 'Which policy.' })
  name: PolicyName;

  @IsEnum(KeptLanguage, says(storefrontMessages.policyLanguage()))
  @Field(() => KeptLanguage, { description: 'In which language.' })
  language: KeptLanguage;

  @IsOptional()
  @TextLength(1, 10_000, storefrontMessages.policyText)
  @Field(() => String, {
    nullable: true,
    description:
      "Up to 10,000 characters in paragraphs; lines that begin with '## ' are headings, and with '- ' points of a list. Nothing for the usual text.",
  })
  text?: string | null;

  @IsInt(VERSION_MESSAGE)
  @Min(1, VERSION_MESSAGE)
  @Field(() => Int, { description: 'The version that was changed.' })
  expectedVersion: number;
}
