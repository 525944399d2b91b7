import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Clock } from '../kernel/clock';
import { AddressedLetter, MailLog, MailTransport } from './mail-transport';
import { messageOf } from './message';

/** Where mails become files that a developer opens. A file can hold a link, so it is readable by its owner only. */
export class FileTransport implements MailTransport {
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
    await writeFile(join(this.folder, name), message as Buffer, { mode: 0o600, flag: 'wx' });
    this.log.info({ file: join(this.folder, name) }, 'A mail was written to a file');
  }

  private nameOf({ kind }: AddressedLetter): string {
    const time = this.clock.now().toISOString().replace(/[-:.]/g, '');
    return `${time}-${kind}-${randomBytes(6).toString('hex')}.eml`;
  }
}
