import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { BuyingListService } from './buying-list.service';
import { BuyingListPage } from './buying-list.type';

/** The buying list of the shop. */
@Resolver()
export class BuyingListResolver {
  constructor(private readonly buying: BuyingListService) {}

  @Access('manage-catalogue')
  @Query(() => BuyingListPage, {
    description:
      'Products out of stock or low, with waiting customers and suggested quantities, lowest stock first (admin). Fails with VALIDATION.',
  })
  buyingList(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Products per page, at most 100.',
    })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<BuyingListPage> {
    return this.buying.list(viewer, { page, pageSize });
  }
}
