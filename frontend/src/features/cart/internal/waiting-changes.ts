import { nameOf, readSession } from '../../../shared/lib/session';

/** What waits for the connection, as it is kept in this browser: logging out clears it with all else. */
interface Waiting {
  /** Whose cart it is for: no other cart may get it. */
  who: string;
  /** When something was last added, in milliseconds since 1970. */
  at: number;
  /** How many pieces are wanted, by the product's id. */
  quantities: Record<string, number>;
}

const storageKey = 'grocessay.cart-waiting';
/** What somebody wanted longer ago, they have bought elsewhere. */
const keptForMs = 3 * 24 * 3600 * 1000;

/** Whose cart changes here: that of a client, or of the guest; an admin has none. */
function whoShops(): string | undefined {
  const session = readSession();
  return session.role === 'admin' ? undefined : nameOf(session);
}

function readQuantities(): Record<string, number> {
  const text = localStorage.getItem(storageKey);
  if (!text) return {};
  try {
    const { who, at, quantities } = JSON.parse(text) as Waiting;
    return who === whoShops() && Date.now() - at < keptForMs ? quantities : {};
  } catch {
    return {};
  }
}

function write(quantities: Record<string, number>): void {
  const who = whoShops();
  if (who === undefined || Object.keys(quantities).length === 0)
    localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify({ who, at: Date.now(), quantities }));
}

/** The quantities that wait for the connection, by product, as far as they are of whoever shops here now. */
export const readWaiting = (): ReadonlyMap<string, number> =>
  new Map(Object.entries(readQuantities()));

/** Keeps a quantity until it is sent, also where the page is closed before. */
export const keepWaiting = (productId: string, quantity: number): void =>
  write({ ...readQuantities(), [productId]: quantity });

/** Forgets a quantity that was sent, unless another one is wanted by now. */
export function dropWaiting(productId: string, quantity: number): void {
  const { [productId]: waiting, ...others } = readQuantities();
  if (waiting === quantity) write(others);
}
