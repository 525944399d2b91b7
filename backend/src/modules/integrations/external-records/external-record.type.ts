import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { MAX_KEYS } from './external-record.rules';
import { ExternalSubject } from './external-subject.enum';

registerEnumType(ExternalSubject, {
  name: 'ExternalSubject',
  description: 'What programs keep external ids of.',
  valuesConfig: {
    PRODUCT: { description: 'Products: for who may manage the catalogue.' },
    ORDER: { description: 'Orders: for who may read all of them.' },
    CUSTOMER: { description: 'Customers: for who may see their e-mail addresses.' },
  },
});

@Shows('private')
@ObjectType('Metadata', { description: 'A text that a program keeps by a key of its own.' })
export class MetadataEntry {
  @Field({ description: 'The key.' })
  key: string;

  @Field({ description: 'The text.' })
  value: string;
}

/** What a program keeps of one product, order or customer, as it is told. */
@Shows('private')
@ObjectType('ExternalRecord', {
  description: 'What a program keeps of one product, order or customer.',
})
export class ToldExternalRecord {
  @Field(() => ID, { description: 'Number of the record: see after.' })
  id: number;

  @Field({ description: 'Whose it is: the namespace of the token.' })
  namespace: string;

  @Field(() => ExternalSubject, { description: 'What it is about.' })
  subject: ExternalSubject;

  @Field(() => ID, { description: 'Number of the product, order or customer.' })
  subjectId: number;

  @Field(() => String, { nullable: true, description: 'Its id in the program, where it has one.' })
  externalId: string | null;

  @Extensions({ assumedSize: MAX_KEYS })
  @Field(() => [MetadataEntry], { description: 'Texts that are kept with it.' })
  metadata: MetadataEntry[];
}

/** A part of what programs keep. */
@Shows('private')
@ObjectType({ description: 'A part of what programs keep, in the order in which it was added.' })
export class ExternalRecordPart {
  @Extensions({ assumedSize: 1 })
  @Field(() => [ToldExternalRecord], { description: 'The records of this part.' })
  items: ToldExternalRecord[];

  @Field({ description: 'Whether there are more.' })
  hasNext: boolean;

  @Field(() => ID, { nullable: true, description: 'Where the next part begins: see after.' })
  endCursor: number | null;
}

/** What became of one row. */
@Shows('private')
@ObjectType({ description: 'What became of one row of setExternalRecords.' })
export class ExternalRowResult {
  @Field(() => Int, { description: 'Place of the row in the call, from 0.' })
  row: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused, as a code such as NOT_FOUND or EXTERNAL_ID_TAKEN.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'The field of the row that is refused.' })
  field: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused, for people.' })
  message: string | null;
}
