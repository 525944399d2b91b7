import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TestShop } from './test-shop';

/** A mail as its file has it. */
export interface MailFile {
  name: string;
  /** Permissions of the file, such as 0o600. */
  mode: number;
  /** The whole file. */
  source: string;
  kind: string;
  to: string;
  subject: string;
  /** What stands in its link behind #token=. */
  token?: string;
}

/** Sends what is to be sent, and answers the mails that the shop has written to this address, the oldest first. */
export async function mailsTo(
  { services, config }: Pick<TestShop, 'services' | 'config'>,
  address: string,
): Promise<MailFile[]> {
  await services.mails.settled();
  await services.mails.sendPending();
  const mails = await readMails(join(config.dataDir, 'mails'));
  return mails.filter(({ to }) => to === address);
}

/** The token of the newest mail of a kind to this address. */
export async function tokenIn(
  shop: Pick<TestShop, 'services' | 'config'>,
  address: string,
  kind: string,
): Promise<string> {
  const mails = await mailsTo(shop, address);
  const token = mails.filter((mail) => mail.kind === kind).at(-1)?.token;
  if (!token) throw new Error(`No ${kind} among ${mails.map((mail) => mail.kind).join(', ')}`);
  return token;
}

async function readMails(folder: string): Promise<MailFile[]> {
  const names = await readdir(folder).catch(() => []);
  const read = names.sort().map(async (name) => {
    const path = join(folder, name);
    const source = await readFile(path, 'utf8');
    const { mode, mtimeMs } = await stat(path);
    return { ...partsOf(name, source), mode: mode & 0o777, mtimeMs };
  });
  const mails = await Promise.all(read);
  // A clock that stands still gives many of them one time in their name.
  return mails.sort((one, other) => one.mtimeMs - other.mtimeMs);
}

function partsOf(name: string, source: string): Omit<MailFile, 'mode'> {
  return {
    name,
    source,
    kind: /^\d{8}T\d{9}Z-([a-z-]+)-[0-9a-f]{12}\.eml$/.exec(name)?.[1] ?? 'unknown',
    to: /^To: (.*)$/m.exec(source)?.[1] ?? '',
    subject: /^Subject: (.*(?:\n .*)*)$/m.exec(source)?.[1]?.replaceAll('\n', '') ?? '',
    token: /^https?:\/\/\S+#token=([A-Za-z0-9_-]{22})$/m.exec(source)?.[1],
  };
}
