import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { QuestionState } from './question-state.rules';
import { OfferedProduct } from './substitute-question.entity';

/** Question to a customer, as both sides see it. It has no personal data, since its link needs no login. */
@Shows('private')
@ObjectType('SubstituteQuestion', {
  description:
    'Question to a customer: which product to deliver instead of missing pieces. Contains no personal data.',
})
export class SubstituteQuestionView {
  @Field(() => ID, { description: 'Question ID.' })
  id: number;

  @Field(() => ID, { description: 'ID of the line with missing pieces.' })
  orderLineId: number;

  @Field(() => Int, {
    description:
      'Version of the line when the question was asked; any later action on the line changes it.',
  })
  lineVersion: number;

  @Field(() => Int, { description: 'Number of missing pieces.' })
  quantity: number;

  @Field(() => OfferedProduct, { description: 'Product that was ordered.' })
  wanted: OfferedProduct;

  /** At most three; most orders in a list have no questions. */
  @Extensions({ assumedSize: 1 })
  @Field(() => [OfferedProduct], {
    description:
      'Possible substitutes: one to three products, none more expensive than the ordered product.',
  })
  candidates: OfferedProduct[];

  @Field(() => QuestionState, { description: 'State of the question.' })
  state: QuestionState;

  @Field(() => Date, { description: 'Answer deadline.' })
  expiresAt: Date;

  @Field(() => ID, {
    nullable: true,
    description:
      'Product chosen by the customer; null until answered, and if none is to be delivered.',
  })
  chosenProductId: number | null;
}
