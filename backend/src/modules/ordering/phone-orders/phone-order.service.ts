import { AddressService, DeliveryAddress, QuoteService } from '../../checkout';
import { quantityProblem } from '../../checkout/index.rules';
import { Customer, PhoneCustomerService } from '../../identity';
import { readOfferCode } from '../../../kernel/offer-code';
import { PaymentMethod } from '../../../kernel/order.enums';
import { readRecordId } from '../../../kernel/record-id';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { staffActor } from '../orders/order-state-machine';
import { Order, PlacedOrder } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { PlaceOrderService } from '../placing/place-order.service';
import { PhoneOrderInput, PhoneOrderLineInput, PhoneOrderQuoteInput } from './phone-order.input';
import { PhoneOrderCustomer, PhoneOrderQuote } from './phone-order.type';

const LAST_ORDERS = 3;

/** Dependencies of orders by phone. */
export interface PhoneOrderDependencies {
  addresses: AddressService;
  phoneCustomers: PhoneCustomerService;
  placing: PlaceOrderService;
  quotes: QuoteService;
}

/** Orders that staff take while the customer is on the telephone. */
export class PhoneOrderService {
  constructor(
    private readonly database: Database,
    private readonly dependencies: PhoneOrderDependencies,
  ) {}

  /**
   * Places an order for a customer, under all the rules of the customer's own orders, but without gift credit, which
   * only the customer may spend.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND (customerId, items.<productId>), and as
   *   `PlaceOrderService.place`
   */
  async take(viewer: Viewer, values: PhoneOrderInput): Promise<PlacedOrder> {
    const actor = staffActor(viewer, 'take-orders');
    const input = await assertValid(PhoneOrderInput, values);
    const lines = readLines(input.lines);
    return this.dependencies.placing.placeByPhone({
      customerId: await this.customerOf(viewer, input),
      idempotencyKey: input.idempotencyKey,
      paymentMethod: PaymentMethod.CASH_ON_DELIVERY,
      deliverySlotId: input.deliverySlotId,
      couponCode: readOfferCode(input.couponCode) || null,
      expectedTotalPaise: input.expectedTotalPaise,
      expectedLines: input.lines,
      substitution: input.substitution,
      byPhone: { actor, lines, address: input.address, note: input.note?.trim() ?? '' },
    });
  }

  /** The current price of such an order. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION. */
  async quote(viewer: Viewer, values: PhoneOrderQuoteInput): Promise<PhoneOrderQuote> {
    requirePermission(viewer, 'take-orders');
    const { addresses, quotes } = this.dependencies;
    const input = await assertValid(PhoneOrderQuoteInput, values);
    const { couponCode } = input;
    const pinCode = input.pinCode?.trim() || null;
    const customerId = input.customerId ? readCustomerId(input.customerId) : null;
    const wanted = { lines: readLines(input.lines), couponCode, pinCode };
    return {
      ...(await quotes.quoteFor(customerId, wanted)),
      isServiceable: pinCode === null ? null : await addresses.isServiceable(pinCode),
    };
  }

  /** A customer on the telephone. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (id). */
  async customer(viewer: Viewer, id: number): Promise<PhoneOrderCustomer> {
    requirePermission(viewer, 'take-orders');
    const { read } = this.database;
    const customer = await read.findOneBy(Customer, { id });
    if (!customer || customer.deletedAt) throw notFound('customer', 'id');
    const saved = await this.dependencies.addresses.of(id);
    const lastOrders = await read.find(Order, {
      where: { customerId: id },
      order: { id: 'DESC' },
      take: LAST_ORDERS,
    });
    const used = lastOrders.flatMap(({ deliveryAddress }) => deliveryAddress ?? []);
    return { customer, addresses: eachOnce([...saved, ...used]), lastOrders };
  }

  private async customerOf(viewer: Viewer, input: PhoneOrderInput): Promise<number> {
    if (input.customerId) return readCustomerId(input.customerId);
    if (!input.newCustomer) throw fieldError('customerId', orderingMessages.callerNeeded());
    return (await this.dependencies.phoneCustomers.findOrAdd(viewer, input.newCustomer)).id;
  }
}

const readCustomerId = (id: string) => readRecordId(id, 'customer', 'customerId');

/** Throws VALIDATION with the field of the line, or NOT_FOUND for a value that cannot be a product id. */
function readLines(lines: readonly PhoneOrderLineInput[]) {
  const seen = new Set<number>();
  return lines.map((line) => {
    const productId = readRecordId(line.productId, 'product', 'lines');
    const problem = seen.has(productId)
      ? orderingMessages.lineTwice()
      : quantityProblem(line.quantity);
    if (problem) throw fieldError(`items.${productId}`, problem);
    seen.add(productId);
    return { productId, quantity: line.quantity };
  });
}

function eachOnce(addresses: readonly DeliveryAddress[]): DeliveryAddress[] {
  const byText = new Map<string, DeliveryAddress>();
  for (const { recipientName, phone, line1, line2, landmark, instructions, pinCode } of addresses) {
    const address = { recipientName, phone, line1, line2, landmark, instructions, pinCode };
    const text = JSON.stringify(address).toLowerCase();
    if (!byText.has(text)) byText.set(text, address);
  }
  return [...byText.values()];
}
