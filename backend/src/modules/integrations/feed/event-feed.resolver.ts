import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { EventSubject } from '../../../kernel/domain-event';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { EventFeedService } from './event-feed.service';
import { ShopEventPart } from './event-feed.type';

/** The event feed. */
@Resolver()
export class EventFeedResolver {
  constructor(private readonly feed: EventFeedService) {}

  @Access('staff')
  @Query(() => ShopEventPart, {
    description:
      'Lists the events after a position in the feed that the caller may see (staff). A client that stores endCursor misses none. Fails with VALIDATION.',
  })
  events(
    @Arg('after', () => ID, {
      nullable: true,
      description:
        'Position to continue from; if omitted, the result contains only the current position.',
    })
    after: string | null | undefined,
    @Arg('pageSize', () => Int, { defaultValue: 100, description: 'Events per page, at most 100.' })
    pageSize: number,
    @Arg('subjects', () => [EventSubject], {
      nullable: true,
      description: 'Only events about these kinds of records; all if omitted.',
    })
    subjects: EventSubject[] | null | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShopEventPart> {
    return this.feed.read(viewer, { after: after ?? null, pageSize, subjects: subjects ?? null });
  }
}
