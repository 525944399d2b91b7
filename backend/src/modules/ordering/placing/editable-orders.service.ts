import type { EntityManager } from 'typeorm';
import { DeliverySettingsService } from '../../checkout';
import { closesAt } from '../../checkout/index.rules';
import { Clock } from '../../../kernel/clock';
import { Message } from '../../../kernel/message';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { ShopError } from '../../../kernel/shop-error';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { ReceiptService } from '../receipts/receipt.service';
import { MAX_GROUP_ORDERS } from './delivery-group.rules';
import { editProblem } from './editable.rules';

/** The delivery settings that count for a change of an order. */
export type DeliverySettings = Awaited<ReturnType<DeliverySettingsService['current']>>;

/** Tells which orders can be edited at this moment, or be added to. */
export class EditableOrders {
  constructor(
    private readonly clock: Clock,
    private readonly settings: DeliverySettingsService,
    private readonly receipts: ReceiptService,
  ) {}

  /** Answers the settings of delivery that count for the change. Throws ORDER_NOT_EDITABLE (orderId). */
  async assertEditable(manager: EntityManager, order: Order): Promise<DeliverySettings> {
    const problem = editProblem(order);
    if (problem) throw notEditable('orderId', problem);
    // Packed, and taken back: its receipt has its number.
    if (await this.receipts.isIssued(manager, order.id))
      throw notEditable('orderId', orderingMessages.editTooLate());
    const settings = await this.settings.current(manager);
    if (this.clock.now() >= cutOffOf(order, settings))
      throw notEditable('orderId', orderingMessages.editCutOff());
    return settings;
  }

  /** Throws ORDER_NOT_EDITABLE (orderId) where nothing can be added to an order. */
  async assertAddable(manager: EntityManager, order: Order): Promise<void> {
    await this.assertEditable(manager, order);
    const { customerId, deliveryGroupId, paymentMethod } = order;
    // What costs more in cash is simply another sum: it needs no order of its own.
    if (paymentMethod !== PaymentMethod.CARD)
      throw notEditable('orderId', orderingMessages.additionOfCash());
    if (deliveryGroupId === null) return;
    const group = { customerId, deliveryGroupId };
    // One at a time: what nobody pays holds stock, and the limits of open orders count a group once.
    if (await manager.existsBy(Order, { ...group, status: OrderStatus.PENDING }))
      throw notEditable('orderId', orderingMessages.additionUnpaid());
    if ((await manager.countBy(Order, group)) >= MAX_GROUP_ORDERS)
      throw notEditable('orderId', orderingMessages.additionsFull());
  }

  /** Until when an order can be edited, unless somebody begins to pick it before; nothing where it cannot. */
  async editableUntil(order: Order): Promise<Date | null> {
    if (editProblem(order)) return null;
    const until = cutOffOf(order, await this.settings.current());
    return this.clock.now() < until ? until : null;
  }
}

/** The cut-off of an order's delivery slot. */
function cutOffOf(
  { slotDate: date, slotStartMinute: startMinute }: Order,
  settings: DeliverySettings,
) {
  return closesAt(settings, { date, startMinute });
}

/** ORDER_NOT_EDITABLE at the field that it is about. */
export function notEditable(field: 'orderId' | 'expectedTotalPaise', message: Message): ShopError {
  return new ShopError('ORDER_NOT_EDITABLE', message, { [field]: message });
}
