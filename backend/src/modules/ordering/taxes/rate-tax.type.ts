import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import type { RateTax } from './tax.rules';

/** The tax at one rate in the GraphQL API. */
@Shows('private')
@ObjectType('RateTax', {
  description:
    'GST included in payments at one rate; taxable value, CGST and SGST add up to the amount.',
})
export class RateTaxType implements RateTax {
  @Field(() => Int, {
    nullable: true,
    description:
      'Rate in basis points: 500 is 5 %. Null for goods without a rate, for which no tax is computed.',
  })
  gstBasisPoints: number | null;

  @Field(() => PaiseScalar, { description: 'Amount including tax, in paise.' })
  amountPaise: number;

  @Field(() => PaiseScalar, { description: 'Amount without tax, in paise.' })
  taxablePaise: number;

  @Field(() => PaiseScalar, { description: 'Central tax (CGST), in paise.' })
  cgstPaise: number;

  @Field(() => PaiseScalar, { description: 'State tax (SGST), in paise.' })
  sgstPaise: number;
}
