import { nameOf, readSession } from '../../../shared/lib/session';

/** The changes that wait for a connection, in local storage. Logging out clears them. */
interface Waiting {
  /** The owner of the cart that the changes apply to. */
  who: string;
  /** The time of the last addition, in milliseconds since 1970. */
  at: number;
  /** The wanted quantities by product id. */
  quantities: Record<string, number>;
}

const storageKey = 'grocessay.cart-waiting';
/** Older changes are dropped. */
const keptForMs = 3 * 24 * 3600 * 1000;

/** The owner of the cart: a customer or the guest; staff have none. */
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

/** The stored quantities by product id, if they belong to the current customer or guest. */
export const readWaiting = (): ReadonlyMap<string, number> =>
  new Map(Object.entries(readQuantities()));

/** Stores a quantity until it is sent, even if the page is closed. */
export const keepWaiting = (productId: string, quantity: number): void =>
  write({ ...readQuantities(), [productId]: quantity });

/** Removes a quantity that was sent, unless another one is wanted by now. */
export function dropWaiting(productId: string, quantity: number): void {
  const { [productId]: waiting, ...others } = readQuantities();
  if (waiting === quantity) write(others);
}
