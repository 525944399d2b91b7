import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Clock } from '../kernel/clock';
import { sha256 } from '../kernel/sha256';
import { AddressedLetter, MailLog, MailTransport } from './mail-transport';
import { messageOf } from './message';

/** Where mails become files that a developer opens. A file can hold a link, so it is readable by its owner only. */
export class FileTransport implements MailTransport {
  readonly longestAttemptMs = 15_000;

  /** @param folder made when the first mail comes */
  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly clock: Clock,
    private readonly log: MailLog,
  ) {}

  async send(letter: AddressedLetter): Promise<void> {
    const { createTransport } = await import('nodemailer'); // loaded with the first mail
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail({
      ...messageOf(letter, this.from),
      date: this.clock.now(),
      newline: 'unix',
    });
    const name = this.nameOf(letter);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // One that was broken off, or whose end was never heard of, is written again under the same name.
    const unfinished = join(this.folder, `.${name}.part`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600 });
    await rename(unfinished, join(this.folder, name));
    this.log.info({ file: join(this.folder, name) }, 'A mail was written to a file');
  }

  private nameOf({ kind, key, createdAt }: AddressedLetter): string {
    const time = createdAt.toISOString().replace(/[-:.]/g, '');
    return `${time}-${kind}-${sha256(key).slice(0, 12)}.eml`;
  }
}
