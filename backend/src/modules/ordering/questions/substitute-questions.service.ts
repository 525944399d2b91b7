import { In } from 'typeorm';
import { Customer, hashToken, writtenTo } from '../../identity';
import { expiryOf, isToken, newToken } from '../../identity/index.rules';
import { Clock } from '../../../kernel/clock';
import { Message } from '../../../kernel/message';
import { Substitution } from '../../../kernel/order.enums';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { DomainEvents } from '../../../platform/events/domain-events';
import { OrderEmailQueue } from '../orders/order-email-queue';
import { OrderLine } from '../orders/order-line.entity';
import { Actor, OrderStateMachine } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { QuestionState, questionState } from './question-state.rules';
import { OfferedProduct, SubstituteQuestion } from './substitute-question.entity';
import { SubstituteQuestionView } from './substitute-question.type';

/** More than any order needs; keeps pickers from flooding the customer's mailbox. */
const MOST_QUESTIONS = 10;

/** Dependencies of questions. */
export interface SubstituteQuestionDependencies {
  events: DomainEvents;
  mails: OrderEmailQueue;
  /** Whether the shop sends messages to phones. */
  reachesPhones: boolean;
  stateMachine: OrderStateMachine;
}

/** A question to ask. */
export interface NewQuestion {
  order: Order;
  line: OrderLine;
  /** The version of the line after the question. */
  lineVersion: number;
  quantity: number;
  candidates: readonly OfferedProduct[];
  actor: Actor;
}

/** Asks customers about substitutes for missing pieces, and records their answers. */
export class SubstituteQuestionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: SubstituteQuestionDependencies,
  ) {}

  /** Whether the customer of an order can be asked: they want it, and can be reached. */
  canAsk(
    { substitution }: Pick<Order, 'substitution'>,
    customer: Pick<Customer, 'email' | 'phone' | 'phoneVerifiedAt' | 'deletedAt'>,
  ): boolean {
    const { reachesPhones } = this.dependencies;
    const isReached = writtenTo(customer, reachesPhones) !== undefined;
    return substitution === Substitution.CALL_ME && isReached && customer.deletedAt === null;
  }

  /**
   * Asks the customer of a locked order about one of its lines, by a message with a link.
   * @throws VALIDATION if they cannot be asked, a question about the line is open, there are no substitutes to offer,
   *   or the order has had too many questions
   */
  async ask(tx: Transaction, asked: NewQuestion): Promise<void> {
    const { order, line, lineVersion, quantity, candidates, actor } = asked;
    const now = this.clock.now();
    const customer = await tx.findOneByOrFail(Customer, { id: order.customerId });
    if (!this.canAsk(order, customer)) throw refusedToAsk(orderingMessages.notToBeAsked());
    if (candidates.length === 0) throw refusedToAsk(orderingMessages.nothingToOffer());
    const earlier = await tx.findBy(SubstituteQuestion, { orderId: order.id });
    const isOpen = (question: SubstituteQuestion) =>
      question.orderLineId === line.id &&
      questionState(question, line, order, now) === QuestionState.OPEN;
    if (earlier.some(isOpen)) throw refusedToAsk(orderingMessages.askedAlready());
    if (earlier.length >= MOST_QUESTIONS)
      throw refusedToAsk(orderingMessages.askedEnough({ most: MOST_QUESTIONS }));
    const row = {
      ...{ orderId: order.id, orderLineId: line.id, lineVersion, quantity },
      ...{ candidates: [...candidates], tokenHash: null, askedAt: now },
      expiresAt: expiryOf('substitute-question', now),
      ...{ answeredAt: null, chosenProductId: null },
    };
    const questionId = await insertRows(tx, SubstituteQuestion, [row]);
    this.dependencies.mails.enqueue(tx, order.customerId, 'order-question', { questionId });
    const note = orderingMessages.customerAsked({ name: line.name });
    await this.dependencies.stateMachine.recordNote(tx, order, actor, note);
  }

  /**
   * Creates the link of a question for its email; if there are several emails, only the latest link works.
   * @returns its token, which is stored nowhere, with the question; null if it is no longer open
   */
  async makeLink(
    tx: Transaction,
    id: number,
  ): Promise<{ token: string; orderId: number; question: SubstituteQuestionView } | null> {
    const where = { id };
    const found = await tx.findOne(SubstituteQuestion, { where, relations: PARTS });
    const question = found && this.viewOf(found);
    if (!found || question?.state !== QuestionState.OPEN) return null;
    const token = newToken();
    await tx.update(SubstituteQuestion, { id }, { tokenHash: hashToken(token) });
    return { token, orderId: found.orderId, question };
  }

  /** The questions of each order, oldest first. The caller must have checked the permission. */
  async of(orderIds: number[]): Promise<Map<number, SubstituteQuestionView[]>> {
    const found = await this.database.read.find(SubstituteQuestion, {
      where: { orderId: In(orderIds) },
      relations: PARTS,
      order: { id: 'ASC' },
    });
    const byOrder = new Map<number, SubstituteQuestionView[]>(orderIds.map((id) => [id, []]));
    for (const question of found) byOrder.get(question.orderId)?.push(this.viewOf(question));
    return byOrder;
  }

  /** The question of a link, whatever its state. Throws LINK_INVALID if there is none. */
  async byToken(token: unknown): Promise<SubstituteQuestionView> {
    const question =
      isToken(token) &&
      (await this.database.read.findOne(SubstituteQuestion, {
        where: { tokenHash: hashToken(token) },
        relations: PARTS,
      }));
    if (!question) {
      const message = orderingMessages.questionUnknown();
      throw new ShopError('LINK_INVALID', message, { token: message });
    }
    return this.viewOf(question);
  }

  /**
   * Records an answer given by the link of a question: one of its products, or none of them. Repeating the same answer
   * changes nothing.
   * @throws LINK_INVALID, VALIDATION, QUESTION_CLOSED if it was answered differently, withdrawn, or is too old
   */
  async answerByToken(token: unknown, productId: number | null): Promise<SubstituteQuestionView> {
    const { id } = await this.byToken(token);
    return this.answer(id, productId);
  }

  /**
   * Records the answer of the logged-in customer. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and as `answerByToken`.
   */
  async answerOwn(
    viewer: Viewer,
    id: number,
    productId: number | null,
  ): Promise<SubstituteQuestionView> {
    return this.answer(id, productId, requireCustomer(viewer));
  }

  private async answer(
    id: number,
    productId: number | null,
    customerId?: number,
  ): Promise<SubstituteQuestionView> {
    return this.database.write(
      async (tx) => {
        const orderId = (await tx.findOneBy(SubstituteQuestion, { id }))?.orderId;
        // All rows are read with locks: the snapshot of the transaction could be outdated.
        const order = orderId === undefined ? null : await findLocked(tx, Order, orderId);
        const question = order && (await findLocked(tx, SubstituteQuestion, id));
        if (!order || !question || order.customerId !== (customerId ?? order.customerId))
          throw notFound('question', 'id');
        const orderLine = await findLocked(tx, OrderLine, question.orderLineId);
        if (!orderLine) throw notFound('question', 'id');
        const chosen = question.candidates.find((each) => each.productId === productId);
        if (productId !== null && !chosen)
          throw fieldError('productId', orderingMessages.notOffered());
        const parts = { order, orderLine };
        const { state } = this.viewOf({ ...question, ...parts });
        if (state === QuestionState.ANSWERED && question.chosenProductId === productId)
          return this.viewOf({ ...question, ...parts });
        if (state !== QuestionState.OPEN) throw closed(state);
        const answer = { answeredAt: this.clock.now(), chosenProductId: productId };
        await tx.update(SubstituteQuestion, { id }, answer);
        await this.record(tx, order, question, { name: orderLine.name, chosen });
        return this.viewOf({ ...question, ...answer, ...parts });
      },
      { repeatable: true },
    );
  }

  /** Records the answer in the history, from which live updates of the order result, and in the audit log. */
  private async record(
    tx: Transaction,
    order: Order,
    { id: questionId, orderLineId: lineId }: SubstituteQuestion,
    { name, chosen }: { name: string; chosen: OfferedProduct | undefined },
  ): Promise<void> {
    const actor = { role: 'customer', id: order.customerId } as const;
    const note = chosen
      ? orderingMessages.customerWants({ name, substitute: chosen.name })
      : orderingMessages.customerWantsNone({ name });
    await this.dependencies.stateMachine.recordNote(tx, order, actor, note);
    const about = { subject: 'order', subjectId: order.id } as const;
    const after = { questionId, lineId, productId: chosen?.productId ?? null };
    const action = 'order.question-answered';
    await this.dependencies.events.record(tx, [{ actor, action, ...about, after }]);
  }

  private viewOf(question: SubstituteQuestion): SubstituteQuestionView {
    const { id, orderLineId, lineVersion, quantity, candidates, expiresAt } = question;
    const { order, orderLine, chosenProductId } = question;
    if (!order || !orderLine) throw new Error(`Question ${id} was read without its order`);
    const { productId, name, nameHi, nameMr, unit, imageUrl } = orderLine;
    const { mrpPaise, unitPricePaise, packGrams } = orderLine;
    return {
      ...{ id, orderLineId, lineVersion, quantity, candidates, expiresAt, chosenProductId },
      wanted: {
        ...{ productId, name, nameHi, nameMr, unit, imageUrl },
        ...{ mrpPaise, unitPricePaise, packGrams },
      },
      state: questionState(question, orderLine, order, this.clock.now()),
    };
  }
}

const PARTS = { order: true, orderLine: true };

function refusedToAsk(message: Message): ShopError {
  return fieldError('orderLineId', message);
}

function closed(state: QuestionState): ShopError {
  const messages: Partial<Record<QuestionState, Message>> = {
    [QuestionState.ANSWERED]: orderingMessages.questionAnswered(),
    [QuestionState.EXPIRED]: orderingMessages.questionExpired(),
  };
  const message = messages[state] ?? orderingMessages.questionWithdrawn();
  return new ShopError('QUESTION_CLOSED', message, { productId: message });
}
