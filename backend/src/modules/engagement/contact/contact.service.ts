import { IsNull, Not } from 'typeorm';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import { PageOf, PageRequest, assertPage, pageOf, rowsOfPage } from '../../../kernel/page';
import { notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { addressKey } from '../../../platform/limits/address-key.rules';
import { AttemptLimiter } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { ContactInput } from './contact.input';
import { ContactMessage } from './contact-message.entity';

/** Stores messages to the shop, and shows them to staff who may read them. */
export class ContactService {
  private readonly perAddress: Limit;

  /** @param messagesPerAddress messages that one network address may send per hour */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly limiter: AttemptLimiter,
    messagesPerAddress: number,
  ) {
    const points = messagesPerAddress;
    this.perAddress = { name: 'contact-address', points, perSeconds: 60 * 60, field: 'subject' };
  }

  /**
   * Stores a message.
   * @throws VALIDATION with the specified texts, TOO_MANY_ATTEMPTS
   */
  async receive(
    values: Partial<Record<keyof ContactInput, unknown>>,
    { address }: CallerDetails,
  ): Promise<ContactMessage> {
    const input = await assertValid(ContactInput, trimTexts(values));
    return this.database.write(async (tx) => {
      await this.limiter.consume(this.perAddress, addressKey(address), tx);
      return tx.save(tx.create(ContactMessage, { ...input, createdAt: this.clock.now() }));
    });
  }

  /**
   * One page of the messages, the newest first.
   * @param isAnswered true for answered messages only, false for open ones only; all if omitted
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page
   */
  async page(
    viewer: Viewer,
    request: PageRequest,
    isAnswered?: boolean,
  ): Promise<PageOf<ContactMessage>> {
    requirePermission(viewer, 'read-messages');
    assertPage(request);
    const [items, totalCount] = await this.database.read.findAndCount(ContactMessage, {
      where: isAnswered === undefined ? {} : { answeredAt: isAnswered ? Not(IsNull()) : IsNull() },
      order: { id: 'DESC' },
      ...rowsOfPage(request),
    });
    return pageOf(items, totalCount, request);
  }

  /** The number of open messages. Throws UNAUTHENTICATED, FORBIDDEN. */
  async countOpen(viewer: Viewer): Promise<number> {
    requirePermission(viewer, 'read-messages');
    return this.database.read.countBy(ContactMessage, { answeredAt: IsNull() });
  }

  /**
   * Marks a message as answered, or reopens it. A repeated call changes nothing, and keeps the name of the first
   * caller.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async setAnswered(viewer: Viewer, id: number, isAnswered: boolean): Promise<ContactMessage> {
    requirePermission(viewer, 'read-messages');
    return this.database.write(async (tx) => {
      const message = await findLocked(tx, ContactMessage, id);
      if (!message) throw notFound('message', 'id');
      if ((message.answeredAt !== null) === isAnswered) return message;
      const actor = actorOf(viewer);
      const changes = isAnswered
        ? { answeredAt: this.clock.now(), answeredById: actor.id ?? null }
        : { answeredAt: null, answeredById: null };
      await tx.update(ContactMessage, { id }, changes);
      const action = isAnswered ? 'message.answered' : 'message.opened-again';
      await this.events.record(tx, [{ actor, action, subject: 'message', subjectId: id }]);
      return { ...message, ...changes };
    });
  }
}
