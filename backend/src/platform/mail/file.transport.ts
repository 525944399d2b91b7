import { join } from 'node:path';
import { Clock } from '../../kernel/clock';
import { sha256 } from '../../kernel/sha256';
import { DataFolder, OWNER_ONLY } from '../storage/data-folder';
import { OutgoingEmail, MailLog, MailTransport } from './mail-transport';
import { messageOf } from './message';

/** Writes emails to files for development. A file may contain a one-time link, so only its owner can read it. */
export class FileTransport implements MailTransport {
  readonly longestAttemptMs = 15_000;

  constructor(
    private readonly files: DataFolder,
    private readonly from: string,
    private readonly clock: Clock,
    private readonly log: MailLog,
  ) {}

  async send(content: OutgoingEmail): Promise<void> {
    const { createTransport } = await import('nodemailer'); // loaded with the first email
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail({
      ...messageOf(content, this.from),
      date: this.clock.now(),
      newline: 'unix',
    });
    // A retry overwrites the file of an interrupted attempt.
    const file = join('mails', this.nameOf(content));
    await this.files.write(file, message as Buffer, OWNER_ONLY);
    this.log.info({ file: join(this.files.path, file) }, 'A mail was written to a file');
  }

  private nameOf({ kind, key, createdAt }: OutgoingEmail): string {
    const time = createdAt.toISOString().replace(/[-:.]/g, '');
    return `${time}-${kind}-${sha256(key).slice(0, 12)}.eml`;
  }
}
