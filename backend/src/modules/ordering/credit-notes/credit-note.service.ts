import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { Note, messageOf, textOf } from '../../../kernel/message';
import { Paise } from '../../../kernel/money';
import { ReturnedGoods } from '../../../kernel/order.enums';
import { Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { OrderEmailQueue } from '../orders/order-email-queue';
import { OrderLine } from '../orders/order-line.entity';
import { Actor, OrderStateMachine } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { leftOfPayments } from '../payments/left-of-payments';
import { nextNumber } from '../receipts/next-number';
import { financialYearOf } from '../receipts/receipt.rules';
import { CreditNoteCounter } from './credit-note-counter.entity';
import { CreditNoteLine } from './credit-note-line.entity';
import { creditNoteIssued } from './credit-note.events';
import { CreditNote } from './credit-note.entity';
import {
  CreditedMoney,
  asGiftCredit,
  creditNoteNumber,
  heldOfCard,
  sumOfMoney,
  waysBack,
  worthOf,
} from './credit-note.rules';

/** Pieces of a line to credit, and how many of them came back. */
export interface CreditedLine {
  line: OrderLine;
  quantity: number;
  returnedQuantity: number;
  goods: ReturnedGoods;
}

/** The data of a new credit note. */
export interface NewCreditNote {
  reason: Note;
  lines: readonly CreditedLine[];
  deliveryFeePaise?: Paise;
  /** The part of a payment by card or on delivery that the shop keeps. */
  keptPaise?: Paise;
  /** An amount that belongs to no line. */
  otherPaise?: Paise;
  requestKey?: string | null;
  fingerprint?: string | null;
  /** Whether the paid part becomes gift credit instead of going back the way it came. */
  isCreditOnly?: boolean;
  /** Whether the history and an email report it separately; the transition that caused it may already do so. */
  isTold?: boolean;
}

/** A credit note before it is issued. */
interface WorkedOut {
  rows: Omit<CreditNoteLine, 'id' | 'creditNoteId' | 'creditNote' | 'orderLine'>[];
  linesPaise: Paise;
  amountPaise: Paise;
  money: CreditedMoney;
}

/**
 * Issues credit notes: reductions of orders after their receipts were issued. They are numbered without gaps in each
 * financial year, and never add up to more than the receipt.
 */
export class CreditNoteService {
  constructor(
    private readonly clock: Clock,
    private readonly dependencies: {
      events: DomainEvents;
      mails: OrderEmailQueue;
      prefix: string;
      stateMachine: OrderStateMachine;
    },
  ) {}

  /**
   * Issues a credit note within the caller's transaction, updates the order and its lines accordingly, adds it to the
   * history and notifies the customer. The caller moves the money and the pieces.
   * @param order locked, with its receipt
   */
  async issue(
    tx: Transaction,
    order: Order,
    actor: Actor,
    {
      reason,
      lines,
      deliveryFeePaise = 0,
      keptPaise = 0,
      otherPaise = 0,
      isCreditOnly = false,
      isTold = true,
      ...request
    }: NewCreditNote,
  ): Promise<CreditNote> {
    const parts = { lines, deliveryFeePaise, keptPaise, otherPaise, isCreditOnly };
    const { rows, linesPaise, amountPaise, money } = await this.workOut(tx, order, parts);
    const issuedAt = this.clock.now();
    const financialYear = financialYearOf(issuedAt);
    const number = await nextNumber(tx, CreditNoteCounter, financialYear);
    const note = await tx.save(
      tx.create(CreditNote, {
        ...{ orderId: order.id, financialYear, number, issuedAt },
        ...{ reason: textOf(reason), reasonMessage: messageOf(reason) },
        ...{ amountPaise, deliveryFeePaise, ...money },
        adjustmentPaise: amountPaise - linesPaise - deliveryFeePaise,
        ...{ requestKey: request.requestKey ?? null, fingerprint: request.fingerprint ?? null },
      }),
    );
    const written = rows.map((row) => ({ ...row, creditNoteId: note.id }));
    if (written.length > 0) await insertRows(tx, CreditNoteLine, written);
    await this.writeLines(tx, lines);
    await this.writeOrder(tx, order, note);
    await this.dependencies.events.record(tx, [creditNoteIssued(note, actor)]);
    if (isTold) await this.tell(tx, order, note, actor);
    return note;
  }

  /** Computes a credit note and the ways in which its money goes back. Writes nothing. */
  async workOut(
    manager: Transaction,
    order: Order,
    {
      lines,
      deliveryFeePaise = 0,
      keptPaise = 0,
      otherPaise = 0,
      isCreditOnly = false,
    }: Pick<
      NewCreditNote,
      'lines' | 'deliveryFeePaise' | 'keptPaise' | 'otherPaise' | 'isCreditOnly'
    >,
  ): Promise<WorkedOut> {
    const earlier = await manager.findBy(CreditNote, { orderId: order.id });
    const rows = await this.rowsOf(manager, lines);
    const linesPaise = rows.reduce((sum, row) => sum + row.totalPaise - row.discountPaise, 0);
    const wantedPaise = linesPaise + deliveryFeePaise + otherPaise;
    const earlierPaise = earlier.reduce((sum, each) => sum + each.amountPaise, 0);
    const leftPaise = order.toPayPaise + order.giftCreditPaise - earlierPaise - keptPaise;
    const amountPaise = Math.min(wantedPaise, leftPaise);
    const credited = sumOfMoney(earlier);
    const ways = waysBack(order, credited, amountPaise, keptPaise);
    if (!isCreditOnly) return { rows, linesPaise, amountPaise, money: ways };
    const heldPaise = heldOfCard(order, credited, await leftOfPayments(manager, order.id));
    return { rows, linesPaise, amountPaise, money: asGiftCredit(ways, heldPaise) };
  }

  private async rowsOf(tx: Transaction, lines: readonly CreditedLine[]) {
    return Promise.all(
      lines.map(async ({ line, quantity, returnedQuantity, goods }) => {
        const before = await tx.findBy(CreditNoteLine, { orderLineId: line.id });
        const creditedPaise = before.reduce(
          (sum, row) => sum + row.totalPaise - row.discountPaise,
          0,
        );
        const worth = worthOf(line, quantity, creditedPaise);
        return { orderLineId: line.id, quantity, returnedQuantity, goods, ...worth };
      }),
    );
  }

  private async writeLines(tx: Transaction, lines: readonly CreditedLine[]): Promise<void> {
    for (const { line, quantity, returnedQuantity } of lines) {
      const changes = {
        refundedQuantity: line.refundedQuantity + quantity,
        returnedQuantity: line.returnedQuantity + returnedQuantity,
        version: line.version + 1,
      };
      await tx.update(OrderLine, { id: line.id }, changes);
    }
  }

  private async writeOrder(tx: Transaction, order: Order, note: CreditNote): Promise<void> {
    const changes = {
      creditedPaise: (order.creditedPaise ?? 0) + note.amountPaise,
      collectLessPaise: order.collectLessPaise + note.toCollectPaise,
    };
    await tx.update(Order, { id: order.id }, changes);
  }

  private async tell(tx: Transaction, order: Order, note: CreditNote, actor: Actor): Promise<void> {
    const { mails, stateMachine, prefix } = this.dependencies;
    const said = orderingMessages.creditNoteIssued({
      number: creditNoteNumber(prefix, note),
      amountPaise: note.amountPaise,
    });
    await stateMachine.recordNote(tx, order, actor, said);
    // A refund to the card has an email of its own.
    if (note.cardPaise === 0)
      mails.enqueue(tx, order.customerId, 'order-credited', { creditNoteId: note.id });
  }
}
