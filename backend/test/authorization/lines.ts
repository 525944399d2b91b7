import { card, fillCart, newKey, order, pay } from '../kit/shopping';
import { Customer } from './people';
import { World } from './world';

const keys = new WeakMap<World, Promise<string>>();

/** A line in the cart of a customer; returns its number. */
export function lineOf({ product }: World, { client }: Customer): Promise<number> {
  return fillCart(client, product);
}

/** A line in the cart of a separate guest. */
export function newGuestLine({ shop, product }: World): Promise<number> {
  return fillCart(shop.client(), product);
}

/** Fills the carts of both customers. */
export async function fillCarts({ product, first, second }: World): Promise<void> {
  for (const { client } of [first, second]) await fillCart(client, product);
}

/** A key with which another customer has ordered and paid: it must reveal nothing to others. */
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
