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

/** The delivery settings that apply to a change of an order. */
export type DeliverySettings = Awaited<ReturnType<DeliverySettingsService['current']>>;

/** Determines which orders can currently be edited, or be added to. */
export class EditableOrders {
  constructor(
    private readonly clock: Clock,
    private readonly settings: DeliverySettingsService,
    private readonly receipts: ReceiptService,
  ) {}

  /** Returns the delivery settings that apply to the change. Throws ORDER_NOT_EDITABLE (orderId). */
  async assertEditable(manager: EntityManager, order: Order): Promise<DeliverySettings> {
    const problem = editProblem(order);
    if (problem) throw notEditable('orderId', problem);
    // Packing was undone: its receipt already has its number.
    if (await this.receipts.isIssued(manager, order.id))
      throw notEditable('orderId', orderingMessages.editTooLate());
    const settings = await this.settings.current(manager);
    if (this.clock.now() >= cutOffOf(order, settings))
      throw notEditable('orderId', orderingMessages.editCutOff());
    return settings;
  }

  /** Throws ORDER_NOT_EDITABLE (orderId) if nothing can be added to an order. */
  async assertAddable(manager: EntityManager, order: Order): Promise<void> {
    await this.assertEditable(manager, order);
    const { customerId, deliveryGroupId, paymentMethod } = order;
    // An order in cash can simply be edited to a higher sum, so it needs no addition.
    if (paymentMethod !== PaymentMethod.CARD)
      throw notEditable('orderId', orderingMessages.additionOfCash());
    if (deliveryGroupId === null) return;
    const group = { customerId, deliveryGroupId };
    // Only one unpaid addition at a time: unpaid orders hold stock, and the limits of open orders count a group once.
    if (await manager.existsBy(Order, { ...group, status: OrderStatus.PENDING }))
      throw notEditable('orderId', orderingMessages.additionUnpaid());
    if ((await manager.countBy(Order, group)) >= MAX_GROUP_ORDERS)
      throw notEditable('orderId', orderingMessages.additionsFull());
  }

  /** Until when an order can be edited, unless its picking begins before; null if it cannot be edited. */
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

/** ORDER_NOT_EDITABLE for the given field. */
export function notEditable(field: 'orderId' | 'expectedTotalPaise', message: Message): ShopError {
  return new ShopError('ORDER_NOT_EDITABLE', message, { [field]: message });
}
