import { ShopError, notFound } from '../kernel/shop-error';
import { Viewer } from '../kernel/viewer';
import { Database, Transaction } from '../platform/db/database';
import { ReceiptService } from '../receipts/receipt.service';
import { AdminOrderService } from './admin-order.service';
import { AdminOrder } from './admin-order.type';
import { CancelOrderService } from './cancel-order.service';
import { Order } from './order.entity';
import { OrderStatus } from './order.enums';
import { Actor, OrderMoves, staffActor } from './order-moves.service';
import { statesBefore } from './order-moves.rules';

/** Takes orders along their way, for who keeps the shop. */
export class MoveOrderService {
  constructor(
    private readonly database: Database,
    private readonly orders: AdminOrderService,
    private readonly moves: OrderMoves,
    private readonly cancelling: CancelOrderService,
    private readonly receipts: ReceiptService,
  ) {}

  /**
   * Moves an order on, or calls it off. One that is there already stays as it is, so a call may be sent again.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, ORDER_MOVE_REFUSED where no such move is in the table
   */
  async move(viewer: Viewer, id: number, to: OrderStatus): Promise<AdminOrder> {
    const actor = staffActor(viewer, 'move-orders');
    const { order } = await this.orders.byId(viewer, id);
    const from = statesBefore(to, actor.role) as OrderStatus[];
    if (from.length === 0) throw moveRefused(order.status, to);
    const move = (tx: Transaction) => this.moveOn(tx, id, from, to, actor);
    const status =
      to === OrderStatus.CANCELLED
        ? await this.cancelling.callOff(id, actor)
        : await this.database.write(move, { repeatable: true });
    if (status !== to) throw moveRefused(status, to);
    return this.orders.byId(viewer, id);
  }

  private async moveOn(
    tx: Transaction,
    id: number,
    from: OrderStatus[],
    to: OrderStatus,
    actor: Actor,
  ): Promise<OrderStatus> {
    const moved = await this.moves.move(tx, id, from, to, actor);
    // What is packed is sold: from here on it has its receipt.
    if (moved && to === OrderStatus.PACKED) await this.receipts.issue(tx, id);
    const order = await tx.findOneBy(Order, { id });
    if (!order) throw notFound('order', 'id');
    return order.status;
  }
}

function moveRefused(from: OrderStatus, to: OrderStatus): ShopError {
  const message = `An order that is '${from}' cannot become '${to}'`;
  return new ShopError('ORDER_MOVE_REFUSED', message, { to: message });
}
