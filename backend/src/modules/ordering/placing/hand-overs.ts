import { In } from 'typeorm';
import { Database, Transaction } from '../../../platform/database/database';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { CreditNotesReader } from '../credit-notes/credit-notes-reader.service';
import { OrderDetailsService } from '../details/order-details.service';
import { OrderEvent } from '../orders/order-event.entity';
import { OrderLine } from '../orders/order-line.entity';
import { Order } from '../orders/order.entity';
import { Refund } from '../refunds/refund.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { HandOver } from './hand-over.entity';

/** The order that resulted from a link, with its status. */
export interface HandedOrder extends Pick<Order, 'id' | 'status'> {
  /** Whether it was ever placed, and paid if it was to be paid online, regardless of later changes. */
  wasPlaced: boolean;
}

/** The history of an order that resulted from a link. */
export interface OrderStory {
  order: Order;
  lines: readonly OrderLine[];
  events: readonly OrderEvent[];
  refunds: readonly Refund[];
  creditNotes: readonly CreditNote[];
}

/** The results of links by which programs handed over lines. */
export class HandOvers {
  constructor(
    private readonly database: Database,
    private readonly details: OrderDetailsService,
    private readonly creditNotes: CreditNotesReader,
  ) {}

  /** The order that resulted from a link, with its id and status, for the program that made the link. */
  async orderOf(mark: string): Promise<HandedOrder | null> {
    const order = await this.find(mark);
    if (!order) return null;
    const { id, status } = order;
    const placed = { orderId: id, toStatus: OrderStatus.SUCCESS };
    return { id, status, wasPlaced: await this.database.read.existsBy(OrderEvent, placed) };
  }

  /**
   * The history of the order that resulted from a link; null until it is placed. The caller must not expose all of it.
   */
  async storyOf(mark: string): Promise<OrderStory | null> {
    const order = await this.find(mark);
    if (!order) return null;
    const ids = [order.id];
    const events = (await this.details.eventsOf(ids)).get(order.id) ?? [];
    if (!events.some(({ toStatus }) => toStatus === OrderStatus.SUCCESS)) return null;
    return {
      ...{ order, events },
      lines: (await this.details.linesOf(ids)).get(order.id) ?? [],
      refunds: (await this.details.refundsOf(ids)).get(order.id) ?? [],
      creditNotes: (await this.creditNotes.notesOf(ids)).get(order.id) ?? [],
    };
  }

  /** The marks of the links whose orders these events are about, including events of refunds of these orders. */
  async marksOf(
    tx: Transaction,
    events: readonly { subject: string; subjectId: number | null }[],
  ): Promise<string[]> {
    const idsOf = (wanted: string) =>
      events.flatMap(({ subject, subjectId }) =>
        subject === wanted && subjectId !== null ? [subjectId] : [],
      );
    const refundIds = idsOf('refund');
    const refunds = refundIds.length > 0 ? await tx.findBy(Refund, { id: In(refundIds) }) : [];
    const orderIds = [...idsOf('order'), ...refunds.flatMap(({ orderId }) => orderId ?? [])];
    if (orderIds.length === 0) return [];
    return (await tx.findBy(HandOver, { orderId: In(orderIds) })).map(({ mark }) => mark);
  }

  private async find(mark: string): Promise<Order | null> {
    const where = { mark };
    const found = await this.database.read.findOne(HandOver, { where, relations: { order: true } });
    return found?.order ?? null;
  }
}
