import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { PricePerMeasure } from './unit-price.rules';

/** What a pack costs by the measure that packs are compared by. */
@Shows('public')
@ObjectType({ description: 'What a pack costs by the measure that packs are compared by.' })
export class UnitPrice implements PricePerMeasure {
  @Field(() => PaiseScalar, { description: 'Price of one such measure, in paise, half up.' })
  paise: number;

  @Field({ description: "The measure: '100 g', 'kg', '100 ml', 'l' or 'piece'." })
  per: string;
}
