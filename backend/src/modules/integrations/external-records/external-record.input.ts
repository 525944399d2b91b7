import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { integrationsMessages } from '../integrations.messages';
import { MAX_EXTERNAL_ID, MAX_KEYS, MAX_VALUE } from './external-record.rules';

@InputType({ description: 'A text that a program keeps by a key of its own.' })
export class MetadataInput {
  @Field({ description: '1 to 40 Latin letters, digits, dots, hyphens and underscores.' })
  key: string;

  @Field(() => String, {
    nullable: true,
    description: `The text, at most ${MAX_VALUE} letters; nothing takes the key away.`,
  })
  value?: string | null;
}

@InputType({ description: 'What a program keeps of one product, order or customer.' })
export class ExternalRecordRow {
  @Field(() => ID, { description: 'Number of the product, order or customer.' })
  subjectId: string;

  @IsOptional()
  @TextLength(1, MAX_EXTERNAL_ID, integrationsMessages.externalIdLength)
  @Field(() => String, {
    nullable: true,
    description: `Its id in the program, 1 to ${MAX_EXTERNAL_ID} letters; it stays where it is left out, and null takes it away.`,
  })
  externalId?: string | null;

  @Field(() => [MetadataInput], {
    nullable: true,
    description: `Texts to keep with it, at most ${MAX_KEYS} in all; those of other keys stay.`,
  })
  metadata?: MetadataInput[] | null;
}
