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

const TOKEN = { description: 'Token from the link, after #token=.' };
const CHOICE = {
  nullable: true,
  description: 'One of the candidates; null to leave out the missing pieces.',
};
const CLOSED =
  'QUESTION_CLOSED if it was answered differently, decided by the picker, or has expired';

/** A client may also omit it. */
const readChoice = (id: string | null | undefined): number | null =>
  id === null || id === undefined ? null : readRecordId(id, 'product', 'productId');

/** Questions to customers, with their answers. */
@Resolver(() => Order)
export class SubstituteQuestionsResolver {
  constructor(private readonly questions: SubstituteQuestionsService) {}

  @Access('self')
  @Query(() => SubstituteQuestionView, {
    description:
      'Returns the question for the link of an email, without a login. Fails with LINK_INVALID.',
  })
  substituteQuestion(
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<SubstituteQuestionView> {
    return this.questions.byToken(token);
  }

  @Access('self')
  @Mutation(() => SubstituteQuestionView, {
    description: `Answers a question by the link in its email, once, without a login; repeating the same answer has no effect. Fails with LINK_INVALID, VALIDATION (productId), or ${CLOSED}.`,
  })
  answerSubstituteQuestion(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('productId', () => ID, CHOICE) productId: string | null,
  ): Promise<SubstituteQuestionView> {
    return this.questions.answerByToken(token, readChoice(productId));
  }

  @Access('customer')
  @Mutation(() => SubstituteQuestionView, {
    description: `Answers a question about an order of the caller, once; repeating the same answer has no effect. Fails with NOT_FOUND, VALIDATION (productId), or ${CLOSED}.`,
  })
  answerOwnSubstituteQuestion(
    @Arg('id', () => ID, { description: 'Question ID.' }) id: string,
    @Arg('productId', () => ID, CHOICE) productId: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<SubstituteQuestionView> {
    const questionId = readRecordId(id, 'question', 'id');
    return this.questions.answerOwn(viewer, questionId, readChoice(productId));
  }

  /** Most orders have none. */
  @Extensions({ assumedSize: 1 })
  @FieldResolver(() => [SubstituteQuestionView], {
    description: 'Questions asked during picking, oldest first.',
  })
  substituteQuestions(
    @Root() { id }: Order,
    @Ctx() context: RequestContext,
  ): Promise<SubstituteQuestionView[]> {
    return batched(context, 'substitute questions', id, (ids) => this.questions.of(ids));
  }
}

/** The staff's view. */
@Resolver(() => AdminOrder)
export class AskableOrderResolver {
  constructor(private readonly questions: SubstituteQuestionsService) {}

  @FieldResolver(() => Boolean, {
    description:
      'Whether `askCustomer` can ask the customer: they want to be asked, and have an email address.',
  })
  canAskCustomer(@Root() { order, customer }: AdminOrder): boolean {
    return this.questions.canAsk(order, customer);
  }
}
