import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { MAX_KEYS } from './external-record.rules';
import { ExternalSubject } from './external-subject.enum';

registerEnumType(ExternalSubject, {
  name: 'ExternalSubject',
  description: 'Kinds of records that programs can store external ids for.',
  valuesConfig: {
    PRODUCT: { description: 'Products; for callers who may manage the catalogue.' },
    ORDER: { description: 'Orders; for callers who may read all orders.' },
    CUSTOMER: { description: 'Customers; for callers who may see their email addresses.' },
  },
});

@Shows('private')
@ObjectType('Metadata', { description: 'Key-value entry that a program stores with a record.' })
export class MetadataEntry {
  @Field({ description: 'Key of the entry.' })
  key: string;

  @Field({ description: 'Value of the entry.' })
  value: string;
}

/** External id and metadata of a product, order or customer, as returned by the API. */
@Shows('private')
@ObjectType('ExternalRecord', {
  description: 'External id and metadata that a program stores for a product, order or customer.',
})
export class ToldExternalRecord {
  @Field(() => ID, { description: 'Record ID; see `after`.' })
  id: number;

  @Field({ description: 'Namespace of the token that owns the record.' })
  namespace: string;

  @Field(() => ExternalSubject, { description: 'Kind of record.' })
  subject: ExternalSubject;

  @Field(() => ID, { description: 'ID of the product, order or customer.' })
  subjectId: number;

  @Field(() => String, { nullable: true, description: 'ID in the program; null if it has none.' })
  externalId: string | null;

  @Extensions({ assumedSize: MAX_KEYS })
  @Field(() => [MetadataEntry], { description: 'Metadata stored with it.' })
  metadata: MetadataEntry[];
}

/** Page of external records. */
@Shows('private')
@ObjectType({ description: 'Page of external records, in the order in which they were added.' })
export class ExternalRecordPart {
  @Extensions({ assumedSize: 1 })
  @Field(() => [ToldExternalRecord], { description: 'Records of this page.' })
  items: ToldExternalRecord[];

  @Field({ description: 'Whether more records follow.' })
  hasNext: boolean;

  @Field(() => ID, { nullable: true, description: 'Cursor of the next page; pass it as `after`.' })
  endCursor: number | null;
}

/** Result of one row. */
@Shows('private')
@ObjectType({ description: 'Result of one row of setExternalRecords.' })
export class ExternalRowResult {
  @Field(() => Int, { description: 'Index of the row in the call, from 0.' })
  row: number;

  @Field(() => String, {
    nullable: true,
    description: 'Error code if the row was refused, such as NOT_FOUND or EXTERNAL_ID_TAKEN.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'Field of the row that was refused.' })
  field: string | null;

  @Field(() => String, { nullable: true, description: 'Human-readable error message.' })
  message: string | null;
}
