import { OrderStatus } from '../../../kernel/order.enums';
import { readRecordId } from '../../../kernel/record-id';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { OrderDetailsService } from '../details/order-details.service';
import { AdminOrderService } from '../orders/admin-order.service';
import { AdminOrder } from '../orders/admin-order.type';
import { Order } from '../orders/order.entity';
import { Actor, OrderStateMachine, staffActor } from '../orders/order-state-machine';
import { MoveOrderService } from './move-order.service';
import { MovedOrder, OrderTransitionInput } from './move-orders.type';
import { orderingMessages } from '../ordering.messages';

/** Each order has a transaction of its own, so more orders would take too long for one request. */
const MOST_MOVES = 100;

/** Dependencies of several status transitions. */
export interface MoveOrdersDependencies {
  details: OrderDetailsService;
  moving: MoveOrderService;
  orders: AdminOrderService;
  stateMachine: OrderStateMachine;
}

/** Changes the status of many orders for staff, and undoes such changes. */
export class MoveOrdersService {
  constructor(
    private readonly database: Database,
    private readonly dependencies: MoveOrdersDependencies,
  ) {}

  /**
   * Changes the status of orders, each in a transaction of its own, so that a refused one does not affect the others.
   * Orders that already have the status stay unchanged, so the call may be repeated.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for the call as a whole
   */
  async move(
    viewer: Viewer,
    moves: readonly OrderTransitionInput[],
    to: OrderStatus,
    reason: string | null,
  ): Promise<MovedOrder[]> {
    const actor = staffActor(viewer, 'move-orders');
    assertFew(moves, 'moves');
    for (const move of moves) await assertValid(OrderTransitionInput, move);
    const moved = await oneAfterAnother(moves, ({ id, expectedStatus = null }) =>
      resultOf(id, (orderId) => {
        const guard = { expected: expectedStatus, canBeUndone: true };
        return this.dependencies.moving.changeStatus(viewer, orderId, to, { reason }, guard);
      }),
    );
    return this.withUndo(moved, actor);
  }

  /**
   * Undoes the latest transitions of orders that the caller made by `move` a few seconds ago.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for the call as a whole
   */
  async undo(viewer: Viewer, ids: readonly string[]): Promise<MovedOrder[]> {
    const actor = staffActor(viewer, 'move-orders');
    assertFew(ids, 'ids');
    const { orders, stateMachine } = this.dependencies;
    return oneAfterAnother(ids, (id) =>
      resultOf(id, async (orderId) => {
        const isBack = await this.database.write(
          async (tx) => {
            if (!(await tx.existsBy(Order, { id: orderId }))) throw notFound('order', 'ids');
            return stateMachine.undo(tx, orderId, actor);
          },
          { repeatable: true },
        );
        if (!isBack) throw tooLate();
        return orders.find(orderId);
      }),
    );
  }

  /** Only the caller's own transitions can be undone: another person may have made the latest one. */
  private async withUndo(moved: readonly MovedOrder[], actor: Actor): Promise<MovedOrder[]> {
    const ids = moved.flatMap(({ order }) => order?.order.id ?? []);
    if (ids.length === 0) return [...moved];
    const events = await this.dependencies.details.eventsOf(ids);
    return moved.map((each) => {
      const latest = each.order ? events.get(each.order.order.id)?.at(-1) : undefined;
      const isOwn = latest?.actorRole === actor.role && latest.actorId === actor.id;
      return { ...each, undoUntil: isOwn ? latest.undoUntil : null };
    });
  }
}

function assertFew({ length }: readonly unknown[], field: string): void {
  if (length < 1 || length > MOST_MOVES)
    throw fieldError(field, orderingMessages.orderCount({ field, most: MOST_MOVES }));
}

async function oneAfterAnother<From, To>(
  all: readonly From[],
  work: (each: From) => Promise<To>,
): Promise<To[]> {
  const results: To[] = [];
  for (const each of all) results.push(await work(each));
  return results;
}

/** The result for one order. Failures of the shop itself end the whole call, which may be repeated. */
async function resultOf(
  id: string,
  work: (orderId: number) => Promise<AdminOrder>,
): Promise<MovedOrder> {
  const refused = { id, order: null, undoUntil: null };
  try {
    const order = await work(readRecordId(id, 'order', 'id'));
    return { ...refused, order, code: null, message: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { ...refused, code: error.code, message: error.message };
  }
}

function tooLate(): ShopError {
  const message = orderingMessages.notUndoable();
  return new ShopError('ORDER_MOVE_REFUSED', message, { ids: message });
}
