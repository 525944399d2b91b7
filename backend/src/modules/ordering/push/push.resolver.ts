import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { PushSubscriptionInput } from './push.input';
import { PushService } from './push.service';

/** Push subscriptions to messages about orders. */
@Resolver()
export class PushResolver {
  constructor(private readonly push: PushService) {}

  @Access('anyone')
  @Query(() => String, {
    nullable: true,
    description:
      'Public key for push subscriptions of browsers; null if the shop sends no push messages.',
  })
  pushKey(): string | null {
    return this.push.publicKey;
  }

  @Access('customer')
  @Mutation(() => Boolean, {
    description:
      "Subscribes a browser to push messages about the caller's orders. Fails with VALIDATION, or NOT_SUPPORTED if the shop sends none.",
  })
  async subscribeToPush(
    @Arg('input', () => PushSubscriptionInput, { description: 'Push subscription of the browser.' })
    input: PushSubscriptionInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.push.subscribe(viewer, input);
    return true;
  }

  @Access('customer')
  @Mutation(() => Boolean, {
    description: 'Ends the push subscription of a browser; has no effect if there is none.',
  })
  async unsubscribeFromPush(
    @Arg('endpoint', () => String, { description: 'Endpoint of the subscription.' })
    endpoint: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.push.unsubscribe(viewer, endpoint);
    return true;
  }
}
