import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { Actor, staffActor } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { OrderNote } from './order-note.entity';
import { OrderNoteInput } from './order-note.input';

/** Notes of the staff about orders, for each other. */
export class OrderNotesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Adds a note to an order. Repeating the caller's last note, because the response was lost, returns the existing one.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION (text)
   */
  async add(viewer: Viewer, orderId: number, values: { text: string }): Promise<OrderNote> {
    const actor = staffActor(viewer, 'move-orders');
    const { text } = await assertValid(OrderNoteInput, trimTexts(values));
    return this.database.write(async (tx) => {
      if (!(await findLocked(tx, Order, orderId))) throw notFound('order', 'orderId');
      return this.once(tx, orderId, actor, text);
    });
  }

  /** The same for a locked order, within the caller's transaction. */
  async once(tx: Transaction, orderId: number, actor: Actor, text: string): Promise<OrderNote> {
    const last = await tx.findOne(OrderNote, { where: { orderId }, order: { id: 'DESC' } });
    const isSentAgain = last?.adminId === actor.id && last.text === text;
    return isSentAgain ? last : this.write(tx, orderId, actor, text);
  }

  /** Writes a note by a member of the staff, within the caller's transaction. */
  async write(tx: Transaction, orderId: number, actor: Actor, text: string): Promise<OrderNote> {
    const note = { orderId, adminId: actor.id as number, text, at: this.clock.now() };
    const id = await insertRows(tx, OrderNote, [note]);
    // Without the text: it may be about a person, and the audit log is never changed.
    const after = { noteId: id };
    const noted = { action: 'order.noted', subject: 'order', subjectId: orderId } as const;
    await this.events.record(tx, [{ ...noted, actor, after }]);
    return { ...note, id };
  }

  /** The notes of each order, oldest first. The caller must have checked the permission. */
  async of(orderIds: number[]): Promise<Map<number, OrderNote[]>> {
    const where = { orderId: In(orderIds) };
    const notes = await this.database.read.find(OrderNote, { where, order: { id: 'ASC' } });
    const byOrder = new Map<number, OrderNote[]>(orderIds.map((id) => [id, []]));
    for (const note of notes) byOrder.get(note.orderId)?.push(note);
    return byOrder;
  }
}
