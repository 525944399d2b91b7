import { Between, FindOperator, FindOptionsWhere, In, Like, Or } from 'typeorm';
import { EventSubject } from '../../../kernel/domain-event';
import { assertPage } from '../../../kernel/page';
import { readSoughtNumber } from '../../../kernel/record-id';
import { Viewer, requireStaff } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { CARRIED_STATES, seesCarriedMoves, visibleSubjects } from './event-feed.rules';
import { ShopEvent, ShopEventPart } from './event-feed.type';
import { PublishedEvent } from './published-event.entity';

/** A query for a page of the feed. */
export interface FeedRequest {
  /** The position after which the page begins; the newest one if omitted. */
  after: string | null;
  pageSize: number;
  subjects: EventSubject[] | null;
}

/** The event feed. A client that remembers its position misses no event and reads none twice. */
export class EventFeedService {
  constructor(private readonly database: Database) {}

  /**
   * The events after a position that the caller may see, oldest first. Without a position it returns only the one to
   * start from.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (after, pageSize)
   */
  async read(viewer: Viewer, { after, pageSize, subjects }: FeedRequest): Promise<ShopEventPart> {
    const { permissions } = requireStaff(viewer);
    const visible = visibleSubjects(permissions);
    assertPage({ page: 1, pageSize });
    const newest = (await this.database.read.maximum(PublishedEvent, 'id')) ?? 0;
    if (after === null) return { items: [], endCursor: newest, hasMore: false };
    const place = readSoughtNumber(after, 'after');
    const wanted = visible.filter((each) => !subjects || subjects.includes(each));
    const id = Between(place + 1, newest);
    const isOrderWanted = !subjects || subjects.includes(EventSubject.ORDER);
    const where = [
      { id, event: { subject: In(wanted) } },
      ...(isOrderWanted && seesCarriedMoves(permissions) ? carriedMoves(id) : []),
    ];
    const found = await this.find(where, pageSize + 1);
    const items = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    const endCursor = hasMore ? (items.at(-1)?.id ?? place) : Math.max(place, newest);
    return { items, endCursor, hasMore };
  }

  private async find(
    where: FindOptionsWhere<PublishedEvent>[],
    take: number,
  ): Promise<ShopEvent[]> {
    const found = await this.database.read.find(PublishedEvent, {
      where,
      relations: { event: true },
      order: { id: 'ASC' },
      take,
    });
    return found.map(({ id, event: { at, action, subject, subjectId } }) => ({
      ...{ id, at, subject, subjectId },
      type: action,
    }));
  }
}

/** The transitions of orders that concern a courier: into their hands, and out of them. */
function carriedMoves(id: FindOperator<number>): FindOptionsWhere<PublishedEvent>[] {
  const moved = { subject: EventSubject.ORDER, action: 'order.moved' };
  const isCarried = Or(...CARRIED_STATES.map((each) => Like(each)));
  return [
    { id, event: { ...moved, beforeJson: isCarried } },
    { id, event: { ...moved, afterJson: isCarried } },
  ];
}
