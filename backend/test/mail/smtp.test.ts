import { setTimeout as sleep } from 'node:timers/promises';
import { Mail } from '../../src/platform/mail/mail.entity';
import { MailLog } from '../../src/platform/mail/mail-transport';
import { createServices } from '../../src/app';
import { MovableClock } from '../kit/movable-clock';
import { newCustomer, newEmail } from '../kit/people';
import { openSecondServer } from '../kit/second-server';
import { SmtpServer } from '../kit/smtp-server';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let smtp: SmtpServer;
let shop: TestShop;
beforeAll(async () => {
  smtp = await SmtpServer.open();
  shop = await openTestShop({
    clock,
    mail: { smtpUrl: smtp.url, from: 'Sabzi, Phal & Co <shop@sabzi.in>' },
  });
});
beforeEach(async () => {
  await shop.database.write((tx) => tx.createQueryBuilder().delete().from(Mail).execute());
  smtp.received.splice(0);
  smtp.recipientAnswer = '250 ok';
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});

const enqueue = (recipient: string) =>
  shop.database.write((tx) =>
    shop.services.mails.enqueue(tx, { kind: 'account-deleted', recipient }),
  );
const waiting = () => shop.database.read.find(Mail, { order: { id: 'ASC' } });

/** Records what an email service writes to its log. */
function listeningService() {
  const lines: [string, object, string][] = [];
  const note = (level: string) => (details: object, text: string) =>
    void lines.push([level, details, text]);
  const log: MailLog = { info: note('info'), warn: note('warn'), error: note('error') };
  return { mails: createServices(shop.database, shop.config, clock, log).mails, lines };
}

describe('mail by SMTP', () => {
  it('is handed over in both forms, and is gone from the outbox', async () => {
    const email = newEmail();
    await enqueue(email);
    await shop.services.mails.sendPending();
    expect(smtp.received).toMatchObject([{ from: 'shop@sabzi.in', to: email }]);
    const [{ source = '' } = {}] = smtp.received;
    expect(source).toMatch(/^From: "Sabzi, Phal & Co" <shop@sabzi.in>$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(source).toMatch(/^Content-Type: text\/html; charset=utf-8$/m);
    expect(await waiting()).toEqual([]);
  });

  it('is not sent where its transaction is rolled back', async () => {
    const undone = shop.database.write(async (tx) => {
      await shop.services.mails.enqueue(tx, { kind: 'account-deleted', recipient: newEmail() });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await shop.services.mails.sendPending();
    expect(smtp.received).toEqual([]);
  });

  it('goes out soon after the commit, and holds nobody up', async () => {
    const email = newEmail();
    await enqueue(email);
    smtp.isHolding = true;
    for (let times = 0; times < 10; times++) shop.services.mails.sendSoon();
    while (smtp.heldCount === 0) await sleep(5);
    smtp.letGo();
    await shop.services.mails.settled();
    expect(smtp.received.map(({ to }) => to)).toEqual([email]);
  });

  it('that somebody waits for overtakes the others', async () => {
    const others = Array.from({ length: 25 }, newEmail);
    for (const email of others) await enqueue(email);
    smtp.isHolding = true;
    shop.services.mails.sendSoon();
    while (smtp.heldCount === 0) await sleep(5);
    const { client, email } = await newCustomer(shop);
    const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';
    await client.data(FORGOT, { input: { email } });
    smtp.letGo();
    await shop.services.mails.settled();
    const recipients = smtp.received.map(({ to }) => to);
    expect(recipients).toHaveLength(26);
    expect(recipients.indexOf(email)).toBeLessThan(12);
    expect(recipients.filter((to) => to !== email)).toEqual(others);
  });

  it('that is refused is tried again, later each time, and says nothing of whom it is for', async () => {
    const { mails, lines } = listeningService();
    const email = newEmail();
    await enqueue(email);
    smtp.recipientAnswer = `451 4.7.1 <${email}> greylisted`;
    const times: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt++) {
      await mails.sendPending();
      const [mail] = await waiting();
      expect(mail).toMatchObject({ attempts: attempt, failure: 'EENVELOPE 451' });
      times.push((mail?.nextTryAt.getTime() ?? 0) - clock.now().getTime());
      await mails.sendPending(); // not due yet
      clock.set(mail?.nextTryAt ?? '');
    }
    expect(times).toEqual([1, 2, 4, 8].map((minutes) => minutes * 60_000));
    expect(lines.map(([level]) => level)).toEqual(['warn', 'warn', 'warn', 'warn']);
    expect(JSON.stringify(lines)).not.toContain(email);
    smtp.recipientAnswer = '250 ok';
    await mails.sendPending();
    expect(smtp.received.map(({ to }) => to)).toEqual([email]);
    expect(await waiting()).toEqual([]);
  });

  it('is given up after days, with an error in the log', async () => {
    const { mails, lines } = listeningService();
    const email = newEmail();
    await enqueue(email);
    smtp.recipientAnswer = `550 5.1.1 <${email}> nobody by that name`;
    const begunAt = clock.now().getTime();
    while ((await waiting()).length > 0) {
      await mails.sendPending();
      clock.advance({ minutes: 60 });
    }
    expect(lines.at(-1)).toEqual([
      'error',
      expect.objectContaining({ kind: 'account-deleted', failure: 'EENVELOPE 550' }),
      'A mail was given up',
    ]);
    expect(clock.now().getTime() - begunAt).toBeLessThan(4 * 24 * 60 * 60_000);
    expect(JSON.stringify(lines)).not.toContain(email);
  });

  it('is given up after an hour where it is about a new password', async () => {
    const { mails, lines } = listeningService();
    const mail = { kind: 'password-reset', recipient: testAdmin.email, detail: 'admin' };
    await shop.database.write((tx) => shop.services.mails.enqueue(tx, mail));
    smtp.recipientAnswer = '451 4.3.0 later';
    await mails.sendPending();
    expect(lines.at(-1)).toMatchObject(['warn', { kind: 'password-reset' }, expect.any(String)]);
    clock.advance({ minutes: 60 });
    await mails.sendPending();
    expect(lines.at(-1)).toMatchObject([
      'error',
      { kind: 'password-reset' },
      'A mail was given up',
    ]);
  });

  it('is kept while no server is there', async () => {
    const nowhere = {
      ...shop.config,
      mail: { ...shop.config.mail, smtpUrl: 'smtp://127.0.0.1:1' },
    };
    const log: MailLog = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    await enqueue(newEmail());
    await createServices(shop.database, nowhere, clock, log).mails.sendPending();
    expect(await waiting()).toMatchObject([{ attempts: 1, failure: 'ESOCKET' }]);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('is sent once where many servers send at the same moment', async () => {
    const other = await openSecondServer(shop, clock);
    try {
      const recipients = Array.from({ length: 20 }, newEmail);
      for (const recipient of recipients) await enqueue(recipient);
      const services = [shop.services, other.services, shop.services, other.services];
      await Promise.all(services.map(({ mails }) => mails.sendPending()));
      expect(smtp.received.map(({ to }) => to).sort()).toEqual(recipients.sort());
      expect(await waiting()).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('is left to the next server by one that stops', async () => {
    const first = listeningService().mails;
    const emails = [newEmail(), newEmail()];
    for (const email of emails) await enqueue(email);
    smtp.isHolding = true;
    const sending = first.sendPending();
    while (smtp.heldCount === 0) await sleep(5);
    await first.stop();
    smtp.letGo();
    await sending;
    expect(smtp.received.map(({ to }) => to)).toEqual([emails[0]]);
    await shop.services.mails.sendPending();
    expect(smtp.received.map(({ to }) => to)).toEqual(emails);
  });

  it('of a server that died while it sent is sent by another one', async () => {
    const email = newEmail();
    await enqueue(email);
    const [mail] = await waiting();
    const later = new Date(clock.now().getTime() + 5 * 60_000);
    const leased = { attempts: 1, nextTryAt: later };
    await shop.database.write((tx) => tx.update(Mail, { id: mail?.id }, leased));
    await shop.services.mails.sendPending();
    expect(smtp.received).toEqual([]);
    clock.advance({ minutes: 5 });
    await shop.services.mails.sendPending();
    expect(smtp.received.map(({ to }) => to)).toEqual([email]);
  });
});
