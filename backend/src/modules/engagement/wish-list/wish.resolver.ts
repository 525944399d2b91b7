import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { WishService } from './wish.service';
import { Wishes } from './wish.type';

const PRODUCT = { description: 'Product ID.' };

/** The caller's wish list and alerts. */
@Resolver()
export class WishResolver {
  constructor(private readonly wishing: WishService) {}

  @Access('customer')
  @Query(() => Wishes, {
    description: "The caller's wish list and back-in-stock alerts. Fails with UNAUTHENTICATED.",
  })
  wishes(@Ctx() { viewer }: RequestContext): Promise<Wishes> {
    return this.wishing.view(viewer);
  }

  @Access('customer')
  @Mutation(() => Wishes, {
    description:
      'Adds a product to the wish list; an email reports price drops. Fails with NOT_FOUND, or VALIDATION if the list is full.',
  })
  addWish(
    @Arg('productId', () => ID, PRODUCT) productId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Wishes> {
    return this.wishing.add(viewer, readRecordId(productId, 'product', 'productId'));
  }

  @Access('customer')
  @Mutation(() => Wishes, { description: 'Removes a product from the wish list.' })
  removeWish(
    @Arg('productId', () => ID, PRODUCT) productId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Wishes> {
    return this.wishing.remove(viewer, readRecordId(productId, 'product', 'productId'));
  }

  @Access('customer')
  @Mutation(() => Wishes, {
    description:
      'Requests one email when a product is back in stock. Fails with NOT_FOUND, or VALIDATION if it is in stock or there are too many requests.',
  })
  notifyMe(
    @Arg('productId', () => ID, PRODUCT) productId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Wishes> {
    return this.wishing.await(viewer, readRecordId(productId, 'product', 'productId'));
  }

  @Access('customer')
  @Mutation(() => Wishes, { description: 'Cancels a back-in-stock email.' })
  stopNotifyingMe(
    @Arg('productId', () => ID, PRODUCT) productId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Wishes> {
    return this.wishing.stopAwaiting(viewer, readRecordId(productId, 'product', 'productId'));
  }

  @Access('customer')
  @Mutation(() => Wishes, { description: 'Turns price-drop emails to the caller on or off.' })
  setPriceMails(
    @Arg('wanted', () => Boolean, { description: 'Whether to send them.' }) wanted: boolean,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Wishes> {
    return this.wishing.setPriceMails(viewer, wanted);
  }

  @Access('self')
  @Mutation(() => Boolean, {
    description:
      'Unsubscribes from price-drop emails by the link in one of them, without login. Fails with LINK_INVALID.',
  })
  async stopPriceMails(
    @Arg('token', () => String, { description: 'Token of the link: the part after `#token=`.' })
    token: string,
  ): Promise<boolean> {
    await this.wishing.stopPriceMails(token);
    return true;
  }
}
