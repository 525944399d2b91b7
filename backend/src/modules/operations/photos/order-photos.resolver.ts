import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Order, OrderReport } from '../../ordering';
import { OrderPhoto } from './order-photo.entity';
import { OrderPhotosService } from './order-photos.service';

/** What riders photographed of an order. */
@Resolver(() => Order)
export class DeliveryPhotosResolver {
  constructor(private readonly service: OrderPhotosService) {}

  /** An order is delivered once; again only where staff undid it. */
  @Extensions({ assumedSize: 1 })
  @FieldResolver(() => [OrderPhoto], {
    description: 'The photos of its delivery, by its rider; for 90 days.',
  })
  deliveryPhotos(@Root() { id }: Order, @Ctx() context: RequestContext): Promise<OrderPhoto[]> {
    return batched(context, 'delivery photos', id, (ids) => this.service.ofDeliveries(ids));
  }
}

/** What customers photographed of the pieces that they report. */
@Resolver(() => OrderReport)
export class ReportPhotosResolver {
  constructor(private readonly service: OrderPhotosService) {}

  @Extensions({ assumedSize: 3 })
  @FieldResolver(() => [OrderPhoto], {
    description: 'The photos that its customer added, at most three; for 90 days.',
  })
  photos(@Root() { id }: OrderReport, @Ctx() context: RequestContext): Promise<OrderPhoto[]> {
    return batched(context, 'report photos', id, (ids) => this.service.ofReports(ids));
  }
}
