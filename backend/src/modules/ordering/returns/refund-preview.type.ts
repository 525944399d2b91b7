import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** Preview of a refund of lines. */
@Shows('private')
@ObjectType({ description: 'Preview of a refund of lines, in paise.' })
export class RefundPreview {
  @Field(() => PaiseScalar, { description: 'Reduction of the order amount.' })
  amountPaise: number;

  @Field(() => PaiseScalar, { description: 'Reduction of the cash to collect.' })
  toCollectPaise: number;

  @Field(() => PaiseScalar, { description: 'Cash to hand back.' })
  cashPaise: number;

  @Field(() => PaiseScalar, { description: 'Amount to refund to the card.' })
  cardPaise: number;

  @Field(() => PaiseScalar, { description: 'Amount to return to gift credit.' })
  giftCreditPaise: number;
}
