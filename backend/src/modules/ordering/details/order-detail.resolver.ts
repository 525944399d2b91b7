import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Payment, UPI } from '../payments/payment.entity';
import { Refund } from '../refunds/refund.entity';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OrderDetailsService } from './order-details.service';
import { OrderEvent } from '../orders/order-event.entity';
import { payUntil } from '../orders/order-lapse.rules';
import { isTransitionAllowed } from '../orders/order-transitions.rules';
import { OrderLine } from '../orders/order-line.entity';
import { Order, type PlacedOrder } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';

/** Details of an order, loaded only if selected. */
@Resolver(() => Order)
export class OrderDetailResolver {
  constructor(private readonly details: OrderDetailsService) {}

  @FieldResolver(() => Boolean, { description: 'Whether the caller may still cancel the order.' })
  canBeCancelled(@Root() { status }: Order, @Ctx() { viewer }: RequestContext): boolean {
    if (viewer.role === 'guest') return false;
    if (viewer.role === 'admin' && !viewer.permissions.has('cancel-orders')) return false;
    return isTransitionAllowed(status, OrderStatus.CANCELLED, viewer.role);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Payment deadline of an order awaiting an online payment, after which it expires; null while staff look for a UPI transfer.',
  })
  async payUntil(@Root() order: Order, @Ctx() context: RequestContext): Promise<Date | null> {
    if (order.status !== OrderStatus.PENDING) return null;
    const payments = await this.payments(order, context);
    return payUntil(
      order,
      payments.filter(({ gateway }) => gateway === UPI),
    );
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether staff took the order by phone; its first event has the staff member.',
  })
  isByPhone(@Root() { takenByAdminId }: Order): boolean {
    return takenByAdminId !== null;
  }

  @FieldResolver(() => [OrderLine], { description: 'Lines of the order.' })
  lines(
    @Root() { id, lines }: PlacedOrder,
    @Ctx() context: RequestContext,
  ): OrderLine[] | Promise<OrderLine[]> {
    return lines ?? batched(context, 'order lines', id, (ids) => this.details.linesOf(ids));
  }

  @FieldResolver(() => [OrderEvent], { description: 'History of the order, oldest first.' })
  events(@Root() { id }: Order, @Ctx() context: RequestContext): Promise<OrderEvent[]> {
    return batched(context, 'order events', id, (ids) => this.details.eventsOf(ids));
  }

  @Extensions({ assumedSize: 2 })
  @FieldResolver(() => [Payment], { description: 'Payments for the order, oldest first.' })
  payments(@Root() { id }: Order, @Ctx() context: RequestContext): Promise<Payment[]> {
    return batched(context, 'order payments', id, (ids) => this.details.paymentsOf(ids));
  }

  @Extensions({ assumedSize: 3 })
  @FieldResolver(() => [Refund], { description: 'Refunds, completed and pending.' })
  refunds(@Root() { id }: Order, @Ctx() context: RequestContext): Promise<Refund[]> {
    return batched(context, 'order refunds', id, (ids) => this.details.refundsOf(ids));
  }
}
