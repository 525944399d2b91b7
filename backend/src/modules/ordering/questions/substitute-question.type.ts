import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { QuestionState } from './question-state.rules';
import { OfferedProduct } from './substitute-question.entity';

/** A question to a customer, as both sides see it. It holds nothing of the person, since its link needs no login. */
@Shows('private')
@ObjectType('SubstituteQuestion', {
  description:
    'A question to a customer: which product is to come instead of missing pieces. It names nobody.',
})
export class SubstituteQuestionView {
  @Field(() => ID, { description: 'Number of the question.' })
  id: number;

  @Field(() => ID, { description: 'Number of the line whose pieces are missing.' })
  orderLineId: number;

  @Field(() => Int, {
    description: 'The version that the line has as long as nothing else was done with it.',
  })
  lineVersion: number;

  @Field(() => Int, { description: 'How many pieces are missing.' })
  quantity: number;

  @Field(() => OfferedProduct, { description: 'What was ordered.' })
  wanted: OfferedProduct;

  /** Three at most; most questions of a list of orders have none. */
  @Extensions({ assumedSize: 1 })
  @Field(() => [OfferedProduct], {
    description: 'What can come instead: one to three products, none dearer than what was ordered.',
  })
  candidates: OfferedProduct[];

  @Field(() => QuestionState, { description: 'Where it stands.' })
  state: QuestionState;

  @Field(() => Date, { description: 'Until when it can be answered.' })
  expiresAt: Date;

  @Field(() => ID, {
    nullable: true,
    description:
      'What the customer chose; nothing while there is no answer, and where none of them is to come.',
  })
  chosenProductId: number | null;
}
