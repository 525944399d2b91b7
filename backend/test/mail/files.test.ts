import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createServices } from '../../src/app';
import { MailLog } from '../../src/platform/mail/mail-transport';
import { wallClock } from '../../src/kernel/clock';
import { mailsTo } from '../kit/mails';
import { newRegistrant } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

const publicUrl = `https://${'a-very-long-name-of-a-shop.'.repeat(4)}example`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Sends the shop's emails with other settings. */
async function sendWith(changes: Partial<TestShop['config']>): Promise<object[][]> {
  const lines: object[][] = [];
  const note = (...line: [object, string]) => void lines.push(line.slice(0, 1) as object[]);
  const log: MailLog = { info: note, warn: note, error: note };
  await createServices(
    shop.database,
    { ...shop.config, ...changes },
    wallClock,
    log,
  ).mails.sendPending();
  return lines;
}

describe('mail without a mail server', () => {
  it('becomes files that only their owner can read', async () => {
    const { email } = await newRegistrant(shop);
    const [mail] = await mailsTo(shop, email);
    expect(mail).toMatchObject({ kind: 'confirm-email', to: email, mode: 0o600 });
    const { mode } = await stat(join(shop.config.dataDir, 'mails'));
    expect(mode & 0o777).toBe(0o700);
  });

  it('has its link whole on a line, however long it is, and in whatever script the shop writes', async () => {
    const { email } = await newRegistrant(shop);
    await sendWith({
      security: { ...shop.config.security, publicUrl },
      store: { ...shop.config.store, name: 'आशा किराना' },
    });
    const [mail] = await mailsTo(shop, email);
    const link = `${publicUrl}/confirm-email#token=${mail?.token}`;
    expect(mail?.source).toContain(`\n${link}\n`);
    expect(mail?.source).toContain(`<a href="${link}" `);
    expect(mail?.source).toContain('\nContent-Transfer-Encoding: 8bit\n');
    expect(mail?.source).toContain('\nआशा किराना\n');
    expect(mail?.source).not.toContain('=3D');
  });

  it('is told of in the log by the name of the file, without the link', async () => {
    const { email } = await newRegistrant(shop);
    const lines = await sendWith({});
    const [mail] = await mailsTo(shop, email);
    expect(lines).toEqual([[{ file: join(shop.config.dataDir, 'mails', mail?.name ?? '') }]]);
    expect(JSON.stringify(lines)).not.toContain(mail?.token);
  });

  it('has nothing of what a guest typed, but the address', async () => {
    const { email } = await newRegistrant(shop);
    const [mail] = await mailsTo(shop, email);
    expect(mail?.source).not.toContain('Meera');
    expect(mail?.source).not.toContain('Kulkarni');
  });
});
