import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { RateTaxType } from '../taxes/rate-tax.type';
import type { HsnTax } from './gst-report.rules';

/** Tax of one HSN code in the GraphQL API. */
@Shows('private')
@ObjectType('HsnTax', { description: 'GST of goods with the same rate and HSN code.' })
export class HsnTaxType extends RateTaxType implements HsnTax {
  @Field(() => String, {
    nullable: true,
    description: 'HSN code; null if unknown.',
  })
  hsn: string | null;

  @Field(() => Int, { description: 'Number of pieces; packs for products sold by weight.' })
  quantity: number;
}

/** Series of issued documents. */
@Shows('private')
@ObjectType({ description: 'Documents of one kind issued in the month.' })
export class IssuedDocuments {
  @Field({ description: 'Number of the first document.' })
  firstNumber: string;

  @Field({ description: 'Number of the last document.' })
  lastNumber: string;

  @Field(() => Int, { description: 'Number of documents.' })
  count: number;

  @Field(() => PaiseScalar, { description: 'Total of the documents, in paise.' })
  amountPaise: number;
}

/** GST report of a month. */
@Shows('private')
@ObjectType({
  description: 'GST report of a month: receipts less credit notes.',
})
export class GstReport {
  @Field({ description: 'Month in India, such as 2026-11.' })
  month: string;

  @Field(() => [RateTaxType], {
    description: 'Totals by rate, highest first; goods without a rate come last.',
  })
  rates: RateTaxType[];

  @Field(() => [HsnTaxType], { description: 'Totals by rate and HSN code.' })
  hsnCodes: HsnTaxType[];

  @Field(() => IssuedDocuments, {
    nullable: true,
    description: 'Receipts; null if none was issued.',
  })
  receipts: IssuedDocuments | null;

  @Field(() => IssuedDocuments, {
    nullable: true,
    description: 'Credit notes; null if none was issued.',
  })
  creditNotes: IssuedDocuments | null;
}
