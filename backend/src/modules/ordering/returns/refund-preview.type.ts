import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** What a refund of lines would pay back. */
@Shows('private')
@ObjectType({ description: 'What a refund of lines would pay back, in paise.' })
export class RefundPreview {
  @Field(() => PaiseScalar, { description: 'What the order would cost less.' })
  amountPaise: number;

  @Field(() => PaiseScalar, { description: 'What would be collected less in cash.' })
  toCollectPaise: number;

  @Field(() => PaiseScalar, { description: 'What is to be handed back in cash.' })
  cashPaise: number;

  @Field(() => PaiseScalar, { description: 'What would go back to the card.' })
  cardPaise: number;

  @Field(() => PaiseScalar, { description: 'What would come back to the gift credit.' })
  giftCreditPaise: number;
}
