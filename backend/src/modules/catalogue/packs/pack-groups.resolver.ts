import { Arg, Ctx, Extensions, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ProductRowResult } from '../bulk/product-row-result.type';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';
import { PackJoinRow, PackLeaveRow } from './pack-group.input';
import { PackJoinResult, PackProposalPage } from './pack-group.type';
import { PackGroupsService } from './pack-groups.service';

/** Pack groups, as maintained by the staff. */
@Resolver()
export class PackGroupsResolver {
  constructor(private readonly packs: PackGroupsService) {}

  @Access('manage-catalogue')
  @Query(() => [Product], {
    description:
      'Sizes of a product, including itself and hidden ones, smallest first (admin). Fails with NOT_FOUND.',
  })
  @Extensions({ assumedSize: 4 })
  packMembers(
    @Arg('productId', () => ID, { description: 'Product ID.' }) productId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct[]> {
    return this.packs.members(viewer, readRecordId(productId, 'product', 'productId'));
  }

  @Access('manage-catalogue')
  @Query(() => PackProposalPage, {
    description:
      'Products with the same brand and the same name without the size that are not joined yet, by name (admin). Fails with VALIDATION.',
    // Every name is read.
    complexity: 3_000,
  })
  packProposals(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Proposals per page, from 1 to 100.',
    })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PackProposalPage> {
    return this.packs.proposals(viewer, { page, pageSize });
  }

  @Access('manage-catalogue')
  @Mutation(() => [PackJoinResult], {
    description:
      'Joins products as sizes of one product (admin); a refused row does not affect the others. If some of them already form a group of two or more, the others join it; a product of a second group is refused. Fails with VALIDATION (rows).',
  })
  joinPacks(
    @Arg('rows', () => [PackJoinRow], { description: '1 to 100 rows.' }) rows: PackJoinRow[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<PackJoinResult[]> {
    return this.packs.join(viewer, rows);
  }

  @Access('manage-catalogue')
  @Mutation(() => [ProductRowResult], {
    description:
      'Removes products from their pack groups (admin); a refused row does not affect the others. Fails with VALIDATION (rows).',
  })
  leavePacks(
    @Arg('rows', () => [PackLeaveRow], { description: '1 to 1,000 rows.' }) rows: PackLeaveRow[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<ProductRowResult[]> {
    return this.packs.leave(viewer, rows);
  }
}
