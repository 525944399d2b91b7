import { CacheExpiration } from 'workbox-expiration';

const name = 'shop-answers';
const bounds = new CacheExpiration(name, { maxEntries: 120, maxAgeSeconds: 30 * 24 * 60 * 60 });

/** What everybody is answered alike. Carts, orders and accounts are not among them, and are never kept. */
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

/** Asks the server; where it cannot be reached, what it said last to a question that everybody is answered alike. */
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

/** Failures are not worth keeping. */
async function isWhole(answer: Response): Promise<boolean> {
  if (answer.status !== 200) return false;
  const { errors } = (await answer.clone().json()) as { errors?: unknown };
  return errors === undefined;
}
