import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { Message } from './message-hook';
import { readMails } from './shared';

/** What the shop's mails with a link are about. */
type MailKind =
  'change-email' | 'confirm-email' | 'order-question' | 'password-reset' | 'staff-invitation';

/** Where the shop of most journeys keeps its data. */
const dataDir = () => process.env['E2E_DATA_DIR'] ?? '';
const mailsIn = (folder: string) => join(folder, 'mails');

/** The link of the newest mail of a kind to somebody; nothing while there is none. */
async function findLink(
  recipient: string,
  kind: MailKind,
  folder: string,
): Promise<string | undefined> {
  const mails = await readMails(mailsIn(folder), (each) => each === kind);
  return mails.filter(({ to }) => to === recipient).at(-1)?.link;
}

/** What of a customer's orders they were told, the oldest first. */
export async function orderMailsTo(recipient: string): Promise<string[]> {
  const mails = await readMails(mailsIn(dataDir()), (kind) => kind.startsWith('order-'));
  return mails.filter(({ to }) => to === recipient).map(({ kind }) => kind);
}

/** Waits for a mail to somebody and answers its link, as a path of the shop. */
export async function latestMailLink(
  recipient: string,
  kind: MailKind,
  folder = dataDir(),
): Promise<string> {
  let link: string | undefined;
  const look = async () => (link = await findLink(recipient, kind, folder));
  await expect.poll(look, { message: `a mail ${kind} to ${recipient}` }).toBeTruthy();
  return link ?? '';
}

/** Waits for a mail with a login code to somebody and answers the code. */
export async function latestMailCode(recipient: string): Promise<string> {
  let code: string | undefined;
  const look = async () => {
    const mails = await readMails(mailsIn(dataDir()), (kind) => kind === 'login-code');
    return (code = mails.filter(({ to }) => to === recipient).at(-1)?.code);
  };
  await expect.poll(look, { message: `a mail with a code to ${recipient}` }).toBeTruthy();
  return code ?? '';
}

/** Waits for a code to a phone of ten digits and answers it. */
export async function latestPhoneCode(phone: string): Promise<string> {
  let code: string | undefined;
  const look = async () => {
    const answer = await fetch(process.env['E2E_MESSAGE_HOOK'] ?? '');
    const messages: Message[] = await answer.json();
    return (code = messages.filter(({ to }) => to === `+91${phone}`).at(-1)?.values.code);
  };
  await expect.poll(look, { message: `a code to ${phone}` }).toBeTruthy();
  return code ?? '';
}

/** Follows the link of the newest mail of a kind to somebody. */
export async function followMailLink(page: Page, recipient: string, kind: MailKind): Promise<void> {
  await page.goto(await latestMailLink(recipient, kind));
}

/** Waits for a mail about an order to somebody and answers it as it was sent. */
export async function latestOrderMail(recipient: string): Promise<string> {
  let source: string | undefined;
  const look = async () => {
    const mails = await readMails(mailsIn(dataDir()), (kind) => kind.startsWith('order-'));
    return (source = mails.filter(({ to }) => to === recipient).at(-1)?.source);
  };
  await expect.poll(look, { message: `a mail about an order to ${recipient}` }).toBeTruthy();
  return source ?? '';
}
