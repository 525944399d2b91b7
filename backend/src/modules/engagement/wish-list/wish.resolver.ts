import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { WishService } from './wish.service';
import { Wishes } from './wish.type';

const PRODUCT = { description: 'Number of the product.' };

/** What the caller saved for later, and of what they want to hear. */
@Resolver()
export class WishResolver {
  constructor(private readonly wishing: WishService) {}

  @Access('customer')
  @Query(() => Wishes, {
    description: "The caller's wish list and what they wait for. Fails with UNAUTHENTICATED.",
  })
  wishes(@Ctx() { viewer }: RequestContext): Promise<Wishes> {
    return this.wishing.view(viewer);
  }

  @Access('customer')
  @Mutation(() => Wishes, {
    description:
      'Saves a product for later; a mail tells when it becomes cheaper. Fails with NOT_FOUND, or VALIDATION where the list is full.',
  })
  addWish(
    @Arg('productId', () => ID, PRODUCT) productId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Wishes> {
    return this.wishing.add(viewer, readRecordId(productId, 'product', 'productId'));
  }

  @Access('customer')
  @Mutation(() => Wishes, { description: 'Takes a product off the wish list.' })
  removeWish(
    @Arg('productId', () => ID, PRODUCT) productId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Wishes> {
    return this.wishing.remove(viewer, readRecordId(productId, 'product', 'productId'));
  }

  @Access('customer')
  @Mutation(() => Wishes, {
    description:
      'Has a mail sent, once, when a product is in stock again. Fails with NOT_FOUND, or VALIDATION where it is in stock or too many are awaited.',
  })
  notifyMe(
    @Arg('productId', () => ID, PRODUCT) productId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Wishes> {
    return this.wishing.await(viewer, readRecordId(productId, 'product', 'productId'));
  }

  @Access('customer')
  @Mutation(() => Wishes, { description: 'Takes that back.' })
  stopNotifyingMe(
    @Arg('productId', () => ID, PRODUCT) productId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Wishes> {
    return this.wishing.stopAwaiting(viewer, readRecordId(productId, 'product', 'productId'));
  }

  @Access('customer')
  @Mutation(() => Wishes, { description: 'Has mails of fallen prices sent to the caller, or not.' })
  setPriceMails(
    @Arg('wanted', () => Boolean, { description: 'Whether they are wanted.' }) wanted: boolean,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Wishes> {
    return this.wishing.setPriceMails(viewer, wanted);
  }

  @Access('self')
  @Mutation(() => Boolean, {
    description:
      'Ends the mails of fallen prices by the link of one of them; no login is needed. Fails with LINK_INVALID.',
  })
  async stopPriceMails(
    @Arg('token', () => String, { description: 'What stands in the link behind #token=.' })
    token: string,
  ): Promise<boolean> {
    await this.wishing.stopPriceMails(token);
    return true;
  }
}
