import type { EntityManager } from 'typeorm';
import { DeliverySettingsService } from '../../checkout';
import { closesAt } from '../../checkout/index.rules';
import { Clock } from '../../../kernel/clock';
import { Message } from '../../../kernel/message';
import { ShopError } from '../../../kernel/shop-error';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { ReceiptService } from '../receipts/receipt.service';
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
    const { slotDate: date, slotStartMinute: startMinute } = order;
    if (this.clock.now() >= closesAt(settings, { date, startMinute }))
      throw notEditable('orderId', orderingMessages.editCutOff());
    return settings;
  }
}

/** ORDER_NOT_EDITABLE at the field that it is about. */
export function notEditable(
  field: 'orderId' | 'expectedTotalPaise' | 'addressId' | 'deliverySlotId',
  message: Message,
): ShopError {
  return new ShopError('ORDER_NOT_EDITABLE', message, { [field]: message });
}
