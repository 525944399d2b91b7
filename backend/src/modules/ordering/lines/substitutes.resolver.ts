import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ListedProduct, Product } from '../../catalogue';
import { OrderLine } from '../orders/order-line.entity';
import { LineShelf } from './line-shelf.type';
import { SubstitutesService } from './substitutes.service';

/** Shelf locations and substitutes for the products of lines. */
@Resolver(() => OrderLine)
export class SubstitutesResolver {
  constructor(private readonly substitutes: SubstitutesService) {}

  @Access('pick-orders')
  @Query(() => [Product], {
    description:
      'Suggests substitutes for the pieces of a line (admin): at most three products in stock of its category and type that cost no more, most similar first; none if the customer wants no substitutes. Fails with NOT_FOUND.',
  })
  substitutesFor(
    @Arg('orderLineId', () => ID, { description: 'Order line ID.' }) orderLineId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct[]> {
    const id = readRecordId(orderLineId, 'order line', 'orderLineId');
    return this.substitutes.forLine(viewer, id);
  }

  @FieldResolver(() => LineShelf, {
    nullable: true,
    description: 'Location of the product in the shop; null if the product no longer exists.',
  })
  async shelf(
    @Root() { productId }: OrderLine,
    @Ctx() context: RequestContext,
  ): Promise<LineShelf | null> {
    if (productId === null) return null;
    const [shelf = null] = await batched(context, 'shelf of line', productId, (ids) =>
      this.substitutes.whereFound(ids),
    );
    return shelf;
  }
}
