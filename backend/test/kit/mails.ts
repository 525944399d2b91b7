import { join } from 'node:path';
import { readMail } from './mail-parts';
import { MailFile, readMails } from './shared';
import { TestShop } from './test-shop';

/** Sends pending emails, and returns the shop's emails to this address, oldest first. */
export async function mailsTo(
  { services, config }: Pick<TestShop, 'services' | 'config'>,
  address: string,
): Promise<MailFile[]> {
  await services.mails.settled();
  await services.mails.sendPending();
  const mails = await readMails(join(config.dataDir, 'mails'));
  return mails.filter(({ to }) => to === address);
}

/** The code in the newest email with one to this address. */
export async function codeIn(
  shop: Pick<TestShop, 'services' | 'config'>,
  address: string,
): Promise<string> {
  const code = (await mailsTo(shop, address)).flatMap((mail) => mail.code ?? []).at(-1);
  if (code === undefined) throw new Error('No mail with a code');
  return code;
}

/** The token in the newest email of a kind to this address. */
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

/** The emails to this address about its orders, or about one of them, oldest first. */
export async function orderMailsTo(
  shop: Pick<TestShop, 'services' | 'config'>,
  address: string,
  orderId?: unknown,
) {
  const mails = (await mailsTo(shop, address)).map((mail) => ({
    ...mail,
    ...readMail(mail.source),
  }));
  return mails.filter(
    ({ kind, subject }) =>
      kind.startsWith('order-') &&
      (orderId === undefined || / (\d+)/.exec(subject)?.[1] === orderId),
  );
}

/** The kinds of the emails about orders, such as 'placed' and 'delivered'. */
export const orderMailKinds = async (...asked: Parameters<typeof orderMailsTo>) =>
  (await orderMailsTo(...asked)).map(({ kind }) => kind.replace('order-', ''));
