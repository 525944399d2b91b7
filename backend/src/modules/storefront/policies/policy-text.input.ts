import { IsEnum, IsInt, IsOptional, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { KeptLanguage } from '../../identity';
import { storefrontMessages } from '../storefront.messages';
import { PolicyName } from './policy-name.enum';

const VERSION_MESSAGE = says(storefrontMessages.version());

/** A new text of a policy. */
@InputType({ description: 'Policy in one language.' })
export class PolicyInput {
  @IsEnum(PolicyName, says(storefrontMessages.policyName()))
  @Field(() => PolicyName, { description: 'Policy.' })
  name: PolicyName;

  @IsEnum(KeptLanguage, says(storefrontMessages.policyLanguage()))
  @Field(() => KeptLanguage, { description: 'Language.' })
  language: KeptLanguage;

  @IsOptional()
  @TextLength(1, 10_000, storefrontMessages.policyText)
  @Field(() => String, {
    nullable: true,
    description:
      "Text, up to 10,000 characters in paragraphs; lines starting with '## ' are headings, those with '- ' list items. null for the default text.",
  })
  text?: string | null;

  @IsInt(VERSION_MESSAGE)
  @Min(1, VERSION_MESSAGE)
  @Field(() => Int, { description: 'Version that the change is based on.' })
  expectedVersion: number;
}
