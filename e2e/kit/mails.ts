import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** What the shop's mails with a link are about. */
type MailKind = 'change-email' | 'confirm-email' | 'password-reset' | 'staff-invitation';

const folder = () => join(process.env['E2E_DATA_DIR'] ?? '', 'mails');

/** Everything after the shop's own address: a path, and the token behind '#'. */
const linkPattern = /^https?:\/\/[^/\s]+(\/\S+#token=\S+)$/m;

/** The names of the mails that are whole: a mail that is being written has another ending until it is renamed. */
const mailNames = async (): Promise<string[]> =>
  (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml'));

/** The link of the newest mail of a kind to somebody; nothing while there is none. */
async function findLink(recipient: string, kind: MailKind): Promise<string | undefined> {
  const names = await mailNames();
  // The names begin with the time.
  for (const name of names
    .filter((each) => each.includes(`-${kind}-`))
    .toSorted()
    .toReversed()) {
    const mail = await readFile(join(folder(), name), 'utf8');
    if (mail.includes(`\nTo: ${recipient}\n`)) return linkPattern.exec(mail)?.[1];
  }
  return undefined;
}

/** What of a customer's orders they were told, the oldest first. */
export async function orderMailsTo(recipient: string): Promise<string[]> {
  const kinds: string[] = [];
  for (const name of (await mailNames()).toSorted()) {
    const [, kind] = /Z-(order-[a-z-]+)-[0-9a-f]{12}\.eml$/.exec(name) ?? [];
    const mail = kind && (await readFile(join(folder(), name), 'utf8'));
    if (kind && mail?.includes(`\nTo: ${recipient}\n`)) kinds.push(kind);
  }
  return kinds;
}

/** Waits for a mail to somebody and answers its link, as a path of the shop. */
export async function latestMailLink(recipient: string, kind: MailKind): Promise<string> {
  let link: string | undefined;
  const look = async () => (link = await findLink(recipient, kind));
  await expect.poll(look, { message: `a mail ${kind} to ${recipient}` }).toBeTruthy();
  return link ?? '';
}

/** Follows the link of the newest mail of a kind to somebody. */
export async function followMailLink(page: Page, recipient: string, kind: MailKind): Promise<void> {
  await page.goto(await latestMailLink(recipient, kind));
}
