import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Order, OrderReport } from '../../ordering';
import { OrderPhoto } from './order-photo.entity';
import { OrderPhotosService } from './order-photos.service';

/** Photos of orders by riders. */
@Resolver(() => Order)
export class DeliveryPhotosResolver {
  constructor(private readonly service: OrderPhotosService) {}

  /** An order is delivered once; more than once only if staff undid it. */
  @Extensions({ assumedSize: 1 })
  @FieldResolver(() => [OrderPhoto], {
    description: 'Photos of the delivery by its rider; kept for 90 days.',
  })
  deliveryPhotos(@Root() { id }: Order, @Ctx() context: RequestContext): Promise<OrderPhoto[]> {
    return batched(context, 'delivery photos', id, (ids) => this.service.ofDeliveries(ids));
  }
}

/** Photos of reported pieces by customers. */
@Resolver(() => OrderReport)
export class ReportPhotosResolver {
  constructor(private readonly service: OrderPhotosService) {}

  @Extensions({ assumedSize: 3 })
  @FieldResolver(() => [OrderPhoto], {
    description: 'Photos added by the customer, at most three; kept for 90 days.',
  })
  photos(@Root() { id }: OrderReport, @Ctx() context: RequestContext): Promise<OrderPhoto[]> {
    return batched(context, 'report photos', id, (ids) => this.service.ofReports(ids));
  }
}
