import { AddressService } from '../addresses/address.service';
import { AdminService } from '../admins/admin.service';
import { CartService } from '../cart/cart.service';
import { CatalogueService } from '../catalogue/catalogue.service';
import { CategoryService } from '../catalogue/category.service';
import { ContactService } from '../contact/contact.service';
import { CouponService } from '../coupons/coupon.service';
import { CustomerService } from '../customers/customer.service';
import { Clock } from '../kernel/clock';
import { OrderService } from '../orders/order.service';
import { OrderMoves } from '../orders/order-moves.service';
import { OrderLineService } from '../orders/order-line.service';
import { PlaceOrderService } from '../orders/place-order.service';
import { Gateways } from '../payments/gateways';
import { PaymentService } from '../payments/payment.service';
import { RefundService } from '../payments/refund.service';
import { SandboxGateway } from '../payments/sandbox.gateway';
import { RefundSettlement } from '../payments/settle-refund.service';
import { Config } from '../platform/config/config';
import { Database } from '../platform/db/database';
import { SessionService } from '../sessions/session.service';
import { SlotService } from '../slots/slot.service';
import { GiftCreditService } from '../vouchers/gift-credit.service';

/** Every service of the shop, once. Both doors, GraphQL and REST, enter here. */
export type Services = ReturnType<typeof createServices>;

/** Wires the services together. */
export function createServices(database: Database, config: Config, clock: Clock) {
  const addresses = new AddressService(database, clock, config.serviceablePinCodes);
  const categories = new CategoryService(database);
  const catalogue = new CatalogueService(database, categories, clock);
  const carts = new CartService(database);
  const coupons = new CouponService(database, clock);
  const credits = new GiftCreditService(clock);
  const slots = new SlotService(database, clock, config.slotCapacity);
  const moves = new OrderMoves(clock);
  const orders = new OrderService(database);
  const gateways = new Gateways(new SandboxGateway(database, clock));
  const refunding = new RefundSettlement(database, clock, moves);
  const refunds = new RefundService(database, clock, gateways, refunding);
  const payments = new PaymentService(database, clock, gateways.current);
  const placing = new PlaceOrderService(database, clock, {
    addresses,
    carts,
    catalogue,
    coupons,
    credits,
    moves,
    slots,
  });
  return {
    addresses,
    admins: new AdminService(database, clock),
    carts,
    catalogue,
    categories,
    contacts: new ContactService(database, clock),
    coupons,
    credits,
    customers: new CustomerService(database, clock),
    lineOrders: new OrderLineService(placing, payments, orders),
    moves,
    orders,
    payments,
    placing,
    refunds,
    sessions: new SessionService(database, clock, carts),
    slots,
  };
}
