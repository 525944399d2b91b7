import { Field, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import type { RateTax } from './tax.rules';

/** The tax at one rate on the GraphQL wire. */
@Shows('private')
@ObjectType('RateTax', {
  description:
    'The GST within what is paid at one rate: taxable value, CGST and SGST add up to the amount.',
})
export class RateTaxType implements RateTax {
  @Field(() => Int, {
    nullable: true,
    description:
      'The rate in basis points: 500 is 5 %. Nothing for goods without one: no tax is worked out then.',
  })
  gstBasisPoints: number | null;

  @Field(() => PaiseScalar, { description: 'What is paid, with the tax, in paise.' })
  amountPaise: number;

  @Field(() => PaiseScalar, { description: 'The same without the tax, in paise.' })
  taxablePaise: number;

  @Field(() => PaiseScalar, { description: 'Central tax, in paise.' })
  cgstPaise: number;

  @Field(() => PaiseScalar, { description: 'State tax, in paise.' })
  sgstPaise: number;
}
