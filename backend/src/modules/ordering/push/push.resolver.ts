import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { PushSubscriptionInput } from './push.input';
import { PushService } from './push.service';

/** In which browsers customers hear of their orders. */
@Resolver()
export class PushResolver {
  constructor(private readonly push: PushService) {}

  @Access('anyone')
  @Query(() => String, {
    nullable: true,
    description:
      'The key with which browsers subscribe; none where the shop sends no push messages.',
  })
  pushKey(): string | null {
    return this.push.publicKey;
  }

  @Access('customer')
  @Mutation(() => Boolean, {
    description:
      "Has messages about the caller's orders sent to a browser. Fails with VALIDATION, or NOT_SUPPORTED where the shop sends none.",
  })
  async subscribeToPush(
    @Arg('input', () => PushSubscriptionInput, { description: 'The subscription of the browser.' })
    input: PushSubscriptionInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.push.subscribe(viewer, input);
    return true;
  }

  @Access('customer')
  @Mutation(() => Boolean, { description: 'Takes that back; also where there was nothing.' })
  async unsubscribeFromPush(
    @Arg('endpoint', () => String, { description: 'That of the subscription.' }) endpoint: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.push.unsubscribe(viewer, endpoint);
    return true;
  }
}
