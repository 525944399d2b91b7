import { CacheExpiration } from 'workbox-expiration';

const name = 'shop-answers';
const bounds = new CacheExpiration(name, { maxEntries: 120, maxAgeSeconds: 30 * 24 * 60 * 60 });

/** Queries with the same response for everybody. Carts, orders and accounts are never cached. */
const publicQuestions: ReadonlySet<string> = new Set([
  'Categories',
  'DeliverySlots',
  'FreshThisMorning',
  'NextDeliverySlot',
  'PopularProducts',
  'ProductDetail',
  'Products',
  'ShopProducts',
  'Store',
]);

interface Question {
  operationName?: string;
}

/** Queries the server; if it is unreachable, returns the cached response of a public query. */
export async function answerQuestion(request: Request): Promise<Response> {
  const body = await request.clone().text();
  if (!isPublic(body)) return fetch(request);
  const key = new URL(`/graphql?question=${encodeURIComponent(body)}`, request.url).href;
  const kept = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (await isWhole(answer)) {
      await kept.put(key, answer.clone());
      await bounds.updateTimestamp(key);
      await bounds.expireEntries();
    }
    return answer;
  } catch (unreachable) {
    const known = await kept.match(key);
    if (known) return known;
    throw unreachable;
  }
}

function isPublic(body: string): boolean {
  try {
    const { operationName } = JSON.parse(body) as Question;
    return operationName !== undefined && publicQuestions.has(operationName);
  } catch {
    return false;
  }
}

/** Error responses are not cached. */
async function isWhole(answer: Response): Promise<boolean> {
  if (answer.status !== 200) return false;
  const { errors } = (await answer.clone().json()) as { errors?: unknown };
  return errors === undefined;
}
