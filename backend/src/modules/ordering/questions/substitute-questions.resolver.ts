import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { AdminOrder } from '../orders/admin-order.type';
import { Order } from '../orders/order.entity';
import { SubstituteQuestionView } from './substitute-question.type';
import { SubstituteQuestionsService } from './substitute-questions.service';

const TOKEN = { description: 'What stands in the link behind #token=.' };
const CHOICE = {
  nullable: true,
  description: 'One of the candidates; nothing where the missing pieces are to be left out.',
};
const CLOSED =
  'QUESTION_CLOSED where it was answered otherwise, the picker decided already, or its time is over';

/** A client may leave it out, too. */
const readChoice = (id: string | null | undefined): number | null =>
  id === null || id === undefined ? null : readRecordId(id, 'product', 'productId');

/** Questions to customers, and their answers. */
@Resolver(() => Order)
export class SubstituteQuestionsResolver {
  constructor(private readonly questions: SubstituteQuestionsService) {}

  @Access('self')
  @Query(() => SubstituteQuestionView, {
    description:
      'The question that the link of a mail is about; no login is needed. Fails with LINK_INVALID.',
  })
  substituteQuestion(
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<SubstituteQuestionView> {
    return this.questions.byToken(token);
  }

  @Access('self')
  @Mutation(() => SubstituteQuestionView, {
    description: `Answers a question by the link of its mail, once; no login is needed, and the same answer again changes nothing. Fails with LINK_INVALID, VALIDATION (productId), or ${CLOSED}.`,
  })
  answerSubstituteQuestion(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('productId', () => ID, CHOICE) productId: string | null,
  ): Promise<SubstituteQuestionView> {
    return this.questions.answerByToken(token, readChoice(productId));
  }

  @Access('customer')
  @Mutation(() => SubstituteQuestionView, {
    description: `Answers a question about an order of the caller, once; the same answer again changes nothing. Fails with NOT_FOUND, VALIDATION (productId), or ${CLOSED}.`,
  })
  answerOwnSubstituteQuestion(
    @Arg('id', () => ID, { description: 'Number of the question.' }) id: string,
    @Arg('productId', () => ID, CHOICE) productId: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<SubstituteQuestionView> {
    const questionId = readRecordId(id, 'question', 'id');
    return this.questions.answerOwn(viewer, questionId, readChoice(productId));
  }

  /** Most orders have none. */
  @Extensions({ assumedSize: 1 })
  @FieldResolver(() => [SubstituteQuestionView], {
    description: 'What its customer was asked while it was picked, the oldest first.',
  })
  substituteQuestions(
    @Root() { id }: Order,
    @Ctx() context: RequestContext,
  ): Promise<SubstituteQuestionView[]> {
    return batched(context, 'substitute questions', id, (ids) => this.questions.of(ids));
  }
}

/** What the staff sees of it. */
@Resolver(() => AdminOrder)
export class AskableOrderResolver {
  constructor(private readonly questions: SubstituteQuestionsService) {}

  @FieldResolver(() => Boolean, {
    description:
      'Whether its customer can be asked by `askCustomer`: they want to be asked, and can be written to.',
  })
  canAskCustomer(@Root() { order, customer }: AdminOrder): boolean {
    return this.questions.canAsk(order, customer);
  }
}
