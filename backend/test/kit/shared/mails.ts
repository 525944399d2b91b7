import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** An email as stored in its file. */
export interface MailFile {
  name: string;
  /** Permissions of the file, such as 0o600. */
  mode: number;
  /** The whole file. */
  source: string;
  kind: string;
  to: string;
  subject: string;
  /** The path of its link, if it has one with a token. */
  link?: string;
  /** The value of #token= in its link. */
  token?: string;
  /** Its login code, if it has one. */
  code?: string;
}

/** The emails in a shop's folder, oldest first. A file has another extension while it is being written. */
export async function readMails(
  folder: string,
  isWanted: (kind: string) => boolean = () => true,
): Promise<MailFile[]> {
  const names = await readdir(folder).catch(() => []);
  const read = names
    .filter((name) => name.endsWith('.eml') && isWanted(kindOf(name)))
    .sort()
    .map(async (name) => {
      const path = join(folder, name);
      const source = await readFile(path, 'utf8');
      const { mode, mtimeMs } = await stat(path);
      return { ...partsOf(name, source), mode: mode & 0o777, mtimeMs };
    });
  const mails = await Promise.all(read);
  // With a stopped clock, many of them have the same time in their names.
  return mails.sort((one, other) => one.mtimeMs - other.mtimeMs);
}

function kindOf(name: string): string {
  return /^\d{8}T\d{9}Z-([a-z-]+)-[0-9a-f]{12}\.eml$/.exec(name)?.[1] ?? 'unknown';
}

function partsOf(name: string, source: string): Omit<MailFile, 'mode'> {
  const [, link, token] =
    /^https?:\/\/[^/\s]+(\/\S+#token=([A-Za-z0-9_-]{22}))$/m.exec(source) ?? [];
  return {
    name,
    source,
    kind: kindOf(name),
    to: /^To: (.*)$/m.exec(source)?.[1] ?? '',
    subject: /^Subject: (.*(?:\n .*)*)$/m.exec(source)?.[1]?.replaceAll('\n', '') ?? '',
    link,
    token,
    code: /^(\d{6})$/m.exec(source)?.[1],
  };
}

/** All kinds of emails to customers about their orders. */
export const ORDER_MAIL_KINDS: readonly string[] = [
  'order-cancelled',
  'order-changed',
  'order-credited',
  'order-delivered',
  'order-delivery-changed',
  'order-delivery-failed',
  'order-edited',
  'order-out-for-delivery',
  'order-paid',
  'order-placed',
  'order-question',
  'order-refunded',
  'order-rescheduled',
  'order-returned',
  'order-transfer-not-found',
  'order-transfer-too-small',
];
