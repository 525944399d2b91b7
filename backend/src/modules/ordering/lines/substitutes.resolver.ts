import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ListedProduct, Product } from '../../catalogue';
import { OrderLine } from '../orders/order-line.entity';
import { LineShelf } from './line-shelf.type';
import { SubstitutesService } from './substitutes.service';

/** Where the products of lines are found, and what can be delivered instead. */
@Resolver(() => OrderLine)
export class SubstitutesResolver {
  constructor(private readonly substitutes: SubstitutesService) {}

  @Access('pick-orders')
  @Query(() => [Product], {
    description:
      'What can be delivered instead of the pieces of a line (admin): at most three products of its category and type that are there and cost no more, the likest first; none where the customer wants none. Fails with NOT_FOUND.',
  })
  substitutesFor(
    @Arg('orderLineId', () => ID, { description: 'Number of the line.' }) orderLineId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct[]> {
    const id = readRecordId(orderLineId, 'order line', 'orderLineId');
    return this.substitutes.forLine(viewer, id);
  }

  @FieldResolver(() => LineShelf, {
    nullable: true,
    description: 'Where its product is found in the shop, while the shop still has it.',
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
