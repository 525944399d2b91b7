import { MoreThan } from 'typeorm';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { PageOf, PageRequest, assertPage, pageOf } from '../../../kernel/page';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { addressKey } from '../../../platform/limits/address-key.rules';
import { AttemptLimiter, Limit } from '../../../platform/limits/attempt-limiter';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { ContactInput } from './contact.input';
import { ContactMessage } from './contact-message.entity';

const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

/** Takes in what people write to the shop, and shows it to who may read it. */
export class ContactService {
  private readonly perAddress: Limit;

  /** @param messagesPerAddress that one network address may send in an hour */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
    messagesPerAddress: number,
  ) {
    const points = messagesPerAddress;
    this.perAddress = { name: 'contact-address', points, perSeconds: 60 * 60, field: 'subject' };
  }

  /**
   * Keeps a message.
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
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page
   */
  async page(viewer: Viewer, request: PageRequest): Promise<PageOf<ContactMessage>> {
    requirePermission(viewer, 'read-messages');
    assertPage(request);
    const { page, pageSize } = request;
    const [items, totalCount] = await this.database.read.findAndCount(ContactMessage, {
      order: { id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return pageOf(items, totalCount, request);
  }

  /** How many messages came in the last seven days. Throws UNAUTHENTICATED, FORBIDDEN. */
  async countRecent(viewer: Viewer): Promise<number> {
    requirePermission(viewer, 'read-messages');
    const since = new Date(this.clock.now().getTime() - RECENT_MS);
    return this.database.read.countBy(ContactMessage, { createdAt: MoreThan(since) });
  }
}
