import { Substitution } from '../../src/kernel/order.enums';
import { Order } from '../../src/modules/ordering/orders/order.entity';
import { SubstituteQuestion } from '../../src/modules/ordering/questions/substitute-question.entity';
import { actOnLine, linesOf, startPicking } from '../kit/picking';
import { addProduct } from '../kit/products';
import { Customer } from './people';
import { World, newPaidOrder } from './world';

/** A product with another one as possible substitute. */
export async function newReplaceable({ members }: World): Promise<number> {
  const { client } = members.owner;
  const sold = { categorySlug: 'snacks', stockQuantity: 1_000 };
  await addProduct(client, { ...sold, name: 'Salted Zunka 100 g', mrpPaise: 4_000 });
  return addProduct(client, { ...sold, name: 'Roasted Zunka 100 g', mrpPaise: 5_000 });
}

/** Sets the preference of an order's customer: to be asked. */
export async function wantToBeAsked({ shop }: World, orderId: unknown): Promise<void> {
  const changes = { substitution: Substitution.CALL_ME };
  await shop.database.write((tx) => tx.update(Order, { id: Number(orderId) }, changes));
}

/** A question to a customer: its number, and the token of its link. */
export async function newQuestion(
  world: World,
  customer: Customer,
): Promise<{ id: string; token: string }> {
  const product = await newReplaceable(world);
  const { orderId } = await newPaidOrder({ ...world, product }, customer);
  await wantToBeAsked(world, orderId);
  const { client } = world.members.owner;
  await startPicking(client, orderId);
  // Earlier contents of the cart are ordered, too.
  const line = (await linesOf(client, orderId)).find((each) => each.productId === String(product));
  if (!line) throw new Error('Nothing to ask about');
  const { body } = await actOnLine(client, 'ask', line, { quantity: 1 });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  const { database, services } = world.shop;
  const where = { orderId: Number(orderId) };
  const { id } = await database.read.findOneByOrFail(SubstituteQuestion, where);
  // Its email has another link.
  await services.mails.settled();
  await services.mails.sendPending();
  const link = await database.write((tx) => services.questions.makeLink(tx, id));
  return { id: String(id), token: link?.token ?? '' };
}
