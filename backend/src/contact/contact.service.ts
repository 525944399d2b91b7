import { Clock } from '../kernel/clock';
import { Database } from '../platform/db/database';
import { assertValid } from '../platform/validation/assert-valid';
import { trimTexts } from '../platform/validation/trim-texts';
import { ContactInput } from './contact.input';
import { ContactMessage } from './contact-message.entity';

/** Takes in what people write to the shop. */
export class ContactService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a message.
   * @throws VALIDATION with the specified texts
   */
  async receive(values: Partial<Record<keyof ContactInput, unknown>>): Promise<ContactMessage> {
    const input = await assertValid(ContactInput, trimTexts(values));
    return this.database.write((tx) =>
      tx.save(tx.create(ContactMessage, { ...input, createdAt: this.clock.now() })),
    );
  }
}
