import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { RateTaxType } from '../taxes/rate-tax.type';
import type { HsnTax } from './gst-report.rules';

/** The tax of one HSN code on the GraphQL wire. */
@Shows('private')
@ObjectType('HsnTax', { description: 'The GST of goods of one rate and one HSN code.' })
export class HsnTaxType extends RateTaxType implements HsnTax {
  @Field(() => String, {
    nullable: true,
    description: 'The HSN code; nothing where none is known.',
  })
  hsn: string | null;

  @Field(() => Int, { description: 'Pieces: of what is sold by weight, packs.' })
  quantity: number;
}

/** A series of documents that were issued. */
@Shows('private')
@ObjectType({ description: 'Documents of one kind that were issued in the month.' })
export class IssuedDocuments {
  @Field({ description: 'Number of the first one.' })
  firstNumber: string;

  @Field({ description: 'Number of the last one.' })
  lastNumber: string;

  @Field(() => Int, { description: 'How many they are.' })
  count: number;

  @Field(() => PaiseScalar, { description: 'What they add up to, in paise.' })
  amountPaise: number;
}

/** What the accountant reports of a month. */
@Shows('private')
@ObjectType({
  description: 'The GST of a month: what its receipts say, less what its credit notes give back.',
})
export class GstReport {
  @Field({ description: 'The month in India, such as 2026-11.' })
  month: string;

  @Field(() => [RateTaxType], {
    description: 'By rate, the highest first; goods without a rate come last.',
  })
  rates: RateTaxType[];

  @Field(() => [HsnTaxType], { description: 'By rate and HSN code.' })
  hsnCodes: HsnTaxType[];

  @Field(() => IssuedDocuments, {
    nullable: true,
    description: 'The receipts; nothing where none was issued.',
  })
  receipts: IssuedDocuments | null;

  @Field(() => IssuedDocuments, {
    nullable: true,
    description: 'The credit notes; nothing where none was issued.',
  })
  creditNotes: IssuedDocuments | null;
}
