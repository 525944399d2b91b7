import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { Message } from './message-hook';
import { readMails } from './shared';

/** The kinds of the shop's emails with a link. */
type MailKind =
  'change-email' | 'confirm-email' | 'order-question' | 'password-reset' | 'staff-invitation';

/** The data folder of the shop of most journeys. */
const dataDir = () => process.env['E2E_DATA_DIR'] ?? '';
const mailsIn = (folder: string) => join(folder, 'mails');

/** The link in the newest email of a kind to a recipient; undefined while there is none. */
async function findLink(
  recipient: string,
  kind: MailKind,
  folder: string,
): Promise<string | undefined> {
  const mails = await readMails(mailsIn(folder), (each) => each === kind);
  return mails.filter(({ to }) => to === recipient).at(-1)?.link;
}

/** The kinds of emails to a customer about their orders, oldest first. */
export async function orderMailsTo(recipient: string): Promise<string[]> {
  const mails = await readMails(mailsIn(dataDir()), (kind) => kind.startsWith('order-'));
  return mails.filter(({ to }) => to === recipient).map(({ kind }) => kind);
}

/** Waits for an email to a recipient and returns the path of its link. */
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

/** Waits for an email with a login code to a recipient and returns the code. */
export async function latestMailCode(recipient: string): Promise<string> {
  let code: string | undefined;
  const look = async () => {
    const mails = await readMails(mailsIn(dataDir()), (kind) => kind === 'login-code');
    return (code = mails.filter(({ to }) => to === recipient).at(-1)?.code);
  };
  await expect.poll(look, { message: `a mail with a code to ${recipient}` }).toBeTruthy();
  return code ?? '';
}

/** Waits for a code to a phone number of ten digits and returns it. */
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

/** Follows the link in the newest email of a kind to a recipient. */
export async function followMailLink(page: Page, recipient: string, kind: MailKind): Promise<void> {
  await page.goto(await latestMailLink(recipient, kind));
}

/** Waits for an email about an order to a recipient and returns its source. */
export async function latestOrderMail(recipient: string): Promise<string> {
  let source: string | undefined;
  const look = async () => {
    const mails = await readMails(mailsIn(dataDir()), (kind) => kind.startsWith('order-'));
    return (source = mails.filter(({ to }) => to === recipient).at(-1)?.source);
  };
  await expect.poll(look, { message: `a mail about an order to ${recipient}` }).toBeTruthy();
  return source ?? '';
}
