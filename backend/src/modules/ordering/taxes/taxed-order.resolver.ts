import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OrderDetailsService } from '../details/order-details.service';
import { Order, type PlacedOrder } from '../orders/order.entity';
import { RateTaxType } from './rate-tax.type';
import { RateTax, partsOf, taxesOf } from './tax.rules';

/** The taxes of orders. */
@Resolver(() => Order)
export class TaxedOrderResolver {
  constructor(private readonly details: OrderDetailsService) {}

  /** Most orders have goods of two or three rates. */
  @Extensions({ assumedSize: 3 })
  @FieldResolver(() => [RateTaxType], {
    description:
      'GST included in the amount paid, by rate, highest first; the delivery fee counts with the goods that cost most.',
  })
  async taxes(@Root() order: PlacedOrder, @Ctx() context: RequestContext): Promise<RateTax[]> {
    const { id, billSteps } = order;
    const lines =
      order.lines ??
      (await batched(context, 'order lines', id, (ids) => this.details.linesOf(ids)));
    return taxesOf(partsOf({ lines, billSteps }));
  }
}
