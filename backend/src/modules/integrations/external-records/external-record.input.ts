import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { integrationsMessages } from '../integrations.messages';
import { MAX_EXTERNAL_ID, MAX_KEYS, MAX_VALUE } from './external-record.rules';

@InputType({ description: 'Key-value entry that a program stores with a record.' })
export class MetadataInput {
  @Field({ description: '1 to 40 Latin letters, digits, dots, hyphens and underscores.' })
  key: string;

  @Field(() => String, {
    nullable: true,
    description: `Value, at most ${MAX_VALUE} characters; null removes the entry.`,
  })
  value?: string | null;
}

@InputType({
  description: 'External id and metadata that a program stores for a product, order or customer.',
})
export class ExternalRecordRow {
  @Field(() => ID, { description: 'ID of the product, order or customer.' })
  subjectId: string;

  @IsOptional()
  @TextLength(1, MAX_EXTERNAL_ID, integrationsMessages.externalIdLength)
  @Field(() => String, {
    nullable: true,
    description: `ID in the program, 1 to ${MAX_EXTERNAL_ID} characters. Unchanged if omitted; null removes it.`,
  })
  externalId?: string | null;

  @Field(() => [MetadataInput], {
    nullable: true,
    description: `Metadata entries to set, at most ${MAX_KEYS} per record in total; entries with other keys stay unchanged.`,
  })
  metadata?: MetadataInput[] | null;
}
