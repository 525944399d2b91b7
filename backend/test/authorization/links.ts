import { OneTimeLinks } from '../../src/modules/identity/accounts/one-time-links';
import { LinkPurpose } from '../../src/modules/identity/credentials/one-time-link.rules';
import { wallClock } from '../../src/kernel/clock';
import { Customer } from './people';
import { World } from './world';

const links = new OneTimeLinks(wallClock);

/** The token of a link sent to a customer. */
export function newLink(
  { shop }: World,
  purpose: LinkPurpose,
  { id, email }: Customer,
): Promise<string> {
  const account = { kind: 'customer', id } as const;
  return shop.database.write((tx) => links.make(tx, purpose, account, email));
}
