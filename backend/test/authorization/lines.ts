import { card, fillCart, newKey, order, pay } from '../kit/shopping';
import { Customer } from './people';
import { World } from './world';

const keys = new WeakMap<World, Promise<string>>();

/** A line in the cart of a customer; answers its number. */
export function lineOf({ product }: World, { client }: Customer): Promise<number> {
  return fillCart(client, product);
}

/** A line in the cart of a guest whom nobody knows. */
export function newGuestLine({ shop, product }: World): Promise<number> {
  return fillCart(shop.client(), product);
}

/** Both customers have something to order. */
export async function fillCarts({ product, first, second }: World): Promise<void> {
  for (const { client } of [first, second]) await fillCart(client, product);
}

/** A key under which somebody else has ordered and paid: to others it says nothing. */
export function keyOfThird(world: World): Promise<string> {
  const known = keys.get(world) ?? newKeyOfThird(world);
  keys.set(world, known);
  return known;
}

async function newKeyOfThird({ product, third }: World): Promise<string> {
  const idempotencyKey = newKey();
  await fillCart(third.client, product);
  const { id: orderId } = await order(third.client, { idempotencyKey });
  await pay(third.client, { ...card(), orderId, idempotencyKey });
  return idempotencyKey;
}
