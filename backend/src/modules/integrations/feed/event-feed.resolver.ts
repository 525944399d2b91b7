import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { EventSubject } from '../../../kernel/domain-event';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { EventFeedService } from './event-feed.service';
import { ShopEventPart } from './event-feed.type';

/** The feed of events. */
@Resolver()
export class EventFeedResolver {
  constructor(private readonly feed: EventFeedService) {}

  @Access('staff')
  @Query(() => ShopEventPart, {
    description:
      'What happened after a place of the feed, of what the caller may know (staff). Nobody who keeps endCursor misses one. Fails with VALIDATION.',
  })
  events(
    @Arg('after', () => ID, {
      nullable: true,
      description: 'The place to go on from; without one the answer tells only where to begin.',
    })
    after: string | null | undefined,
    @Arg('pageSize', () => Int, { defaultValue: 100, description: 'Events, at most 100.' })
    pageSize: number,
    @Arg('subjects', () => [EventSubject], {
      nullable: true,
      description: 'What they are about; everything where it is left out.',
    })
    subjects: EventSubject[] | null | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShopEventPart> {
    return this.feed.read(viewer, { after: after ?? null, pageSize, subjects: subjects ?? null });
  }
}
