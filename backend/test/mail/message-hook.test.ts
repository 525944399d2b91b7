import { createHmac } from 'node:crypto';
import { createServices } from '../../src/app';
import { MailLog } from '../../src/platform/mail/mail-transport';
import { Mail } from '../../src/platform/mail/mail.entity';
import { changePassword, logIn, loginWithCode, requestLoginCode } from '../kit/accounts';
import { HookServer } from '../kit/hook-server';
import { mailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD, newEmail, newPhone, customerInput } from '../kit/people';
import { register } from '../kit/shared';
import { TestShop, openTestShop } from '../kit/test-shop';

const secret = 'a secret of the hook, and of no other';
const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let hook: HookServer;
let shop: TestShop;
beforeAll(async () => {
  hook = await HookServer.open();
  const mail = { from: 'shop@sabzi.in', hook: { url: hook.url, secret } };
  shop = await openTestShop({ clock, mail });
});
beforeEach(() => {
  hook.received.splice(0);
  hook.status = 204;
});
afterAll(async () => {
  await shop.close();
  await hook.close();
});

/** A customer with a unique phone. */
async function owner() {
  const phone = newPhone();
  return register(shop.client(), customerInput({ phone, email: newEmail() }));
}
const waiting = () => shop.database.read.findBy(Mail, { kind: 'login-code' });

/** Records what an email service writes to its log. */
function listeningService() {
  const lines: unknown[][] = [];
  const note =
    (level: string) =>
    (...line: unknown[]) =>
      void lines.push([level, ...line]);
  const log: MailLog = { info: note('info'), warn: note('warn'), error: note('error') };
  return { mails: createServices(shop.database, shop.config, clock, log).mails, lines };
}

describe('a message to a phone', () => {
  it('is posted to the hook, signed, with the code that logs in', async () => {
    const { phone, email } = await owner();
    const { body } = await requestLoginCode(shop.client(), phone);
    expect(body.data).toEqual({ requestLoginCode: 'PHONE' });
    await shop.services.mails.settled();

    const [message, ...others] = hook.received;
    expect(others).toEqual([]);
    const timestamp = message?.headers['x-grocessay-timestamp'];
    expect(Number(timestamp) * 1000).toBe(clock.now().getTime());
    const signed = createHmac('sha256', secret).update(`${timestamp}.${message?.body}`);
    expect(message?.headers['x-grocessay-signature']).toBe(`sha256=${signed.digest('hex')}`);
    const told = JSON.parse(message?.body ?? '');
    const { code } = told.values;
    expect(told).toEqual({
      id: expect.any(String),
      kind: 'login-code',
      to: `+91${phone}`,
      language: 'en',
      text: expect.stringContaining(code),
      values: { code: expect.stringMatching(/^\d{6}$/) },
    });
    const answer = await loginWithCode(shop.client(), phone, code);
    // A code to a phone does not verify the email address.
    expect(answer.body.data.loginWithCode.customer).toMatchObject({
      email,
      isEmailVerified: false,
    });
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['confirm-email']);
  });

  it('goes by e-mail to who gave an e-mail address', async () => {
    const { email } = await owner();
    const { body } = await requestLoginCode(shop.client(), email);
    expect(body.data).toEqual({ requestLoginCode: 'EMAIL' });
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toContain('login-code');
    expect(hook.received).toEqual([]);
  });

  it.each([503, 302])(
    'is tried again after a %i, without a word of whom it is for',
    async (status) => {
      hook.status = status;
      const { mails, lines } = listeningService();
      const { phone } = await owner();
      const { id } = await shop.database.write(async (tx) => {
        await mails.enqueue(tx, { kind: 'login-code', recipient: phone });
        return tx.findOneByOrFail(Mail, { recipient: phone });
      });
      await mails.sendPending();
      const [mail] = await waiting();
      expect(mail).toMatchObject({ id, attempts: 1, recipient: phone });
      const first = JSON.parse(hook.received.at(-1)?.body ?? '');

      hook.status = 200;
      clock.advance({ minutes: 1 });
      await mails.sendPending();
      const again = JSON.parse(hook.received.at(-1)?.body ?? '');
      expect(again.id).toBe(first.id);
      expect(await waiting()).toEqual([]);
      expect((await loginWithCode(shop.client(), phone, again.values.code)).status).toBe(200);
      const log = JSON.stringify(lines);
      expect(log).not.toContain(phone);
      expect(log).not.toContain(first.values.code);
    },
  );

  it('goes no more once the password was changed', async () => {
    hook.status = 500;
    const { phone, email } = await owner();
    const client = shop.client();
    await logIn(client, email, PASSWORD);
    await requestLoginCode(client, phone);
    await shop.services.mails.settled();
    expect(await waiting()).toMatchObject([{ recipient: phone }]);
    expect((await changePassword(client)).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('is given up when its code would be too old', async () => {
    hook.status = 500;
    const { mails, lines } = listeningService();
    const { phone } = await owner();
    const message = { kind: 'login-code', recipient: phone };
    await shop.database.write((tx) => mails.enqueue(tx, message));
    for (let minute = 0; minute < 12; minute++) {
      await mails.sendPending();
      clock.advance({ minutes: 1 });
    }
    expect(await waiting()).toEqual([]);
    expect(lines.at(-1)).toMatchObject(['error', { failure: 'EHOOK 500' }, 'A mail was given up']);
  });
});
