import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { PricePerMeasure } from './unit-price.rules';

/** Price per comparison measure. */
@Shows('public')
@ObjectType({ description: 'Price per comparison measure, to compare packs.' })
export class UnitPrice implements PricePerMeasure {
  @Field(() => PaiseScalar, { description: 'Price of one measure, in paise, rounded half up.' })
  paise: number;

  @Field({ description: "Measure: '100 g', 'kg', '100 ml', 'l' or 'piece'." })
  per: string;
}
