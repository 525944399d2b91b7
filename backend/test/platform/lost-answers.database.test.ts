import { ContactMessage } from '../../src/modules/engagement/contact/contact-message.entity';
import {
  NEW_PASSWORD,
  changePassword,
  deleteAccount,
  forgotPassword,
  resetPassword,
  whoIs,
} from '../kit/accounts';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { loseNextCommitAnswer } from '../kit/lost-answers';
import { mailsTo, tokenIn } from '../kit/mails';
import { adminClient, customerInput, newRegistrant } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { addToCart, fillCart, newKey, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const kindsTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind);

describe('when the answer to COMMIT is lost', () => {
  it('an order that was placed is answered, and there is no other', async () => {
    const { client } = await newRegistrant(shop);
    const productId = await addProduct(admin, { stockQuantity: 5 });
    await fillCart(client, productId, 2);
    loseNextCommitAnswer(shop.database);
    const { body } = await placeOrder(client, { idempotencyKey: newKey() });
    expect(body.data.placeOrder.lines).toHaveLength(1);
    const { orders } = await client.data('{ orders { totalCount items { id } } }');
    expect(orders).toEqual({ totalCount: 1, items: [{ id: body.data.placeOrder.id }] });
    expect(await stockOf(shop.database, productId)).toBe(3);
  });

  it('an order that was called off is answered as called off, and its pieces came back once', async () => {
    const { client } = await newRegistrant(shop);
    const productId = await addProduct(admin, { stockQuantity: 5 });
    await fillCart(client, productId, 2);
    const { body } = await placeOrder(client);
    loseNextCommitAnswer(shop.database);
    const { cancelOrder } = await client.data(
      'mutation ($id: ID!) { cancelOrder(id: $id) { status } }',
      { id: body.data.placeOrder.id },
    );
    expect(cancelOrder).toEqual({ status: 'CANCELLED' });
    expect(await stockOf(shop.database, productId)).toBe(5);
  });

  it('a customer who was taken in is told so, and not that the address is taken', async () => {
    const input = customerInput();
    const register = 'mutation ($input: RegisterInput!) { register(input: $input) { email } }';
    loseNextCommitAnswer(shop.database, 1); // the first transaction counts the attempt
    expect(await shop.client().data(register, { input })).toEqual({
      register: { email: input.email },
    });
    const again = await shop.client().graphql(register, { input });
    expect(failureOf(again).code).toBe('EMAIL_TAKEN');
  });

  it('a password that was chosen by a link is told so, its link works once, and lets its owner in', async () => {
    const { email } = await newRegistrant(shop);
    await forgotPassword(shop.client(), email);
    const token = await tokenIn(shop, email, 'password-reset');
    const client = shop.client();
    loseNextCommitAnswer(shop.database);
    expect((await resetPassword(client, token)).status).toBe(200);
    expect(await whoIs(client)).toBe(email);
    expect(failureOf(await resetPassword(shop.client(), token)).code).toBe('LINK_INVALID');
    const kinds = await kindsTo(email);
    expect(kinds.sort()).toEqual(['confirm-email', 'password-changed', 'password-reset']);
  });

  it('a password that was changed, and an account that was deleted, are told so once', async () => {
    const { client, email } = await newRegistrant(shop);
    loseNextCommitAnswer(shop.database, 2); // the first two count the attempt, and uncount it
    expect((await changePassword(client)).status).toBe(200);
    expect((await kindsTo(email)).at(-1)).toBe('password-changed');
    loseNextCommitAnswer(shop.database, 2);
    expect((await deleteAccount(client, NEW_PASSWORD)).status).toBe(200);
    const told = (await kindsTo(email)).filter((kind) => kind !== 'confirm-email');
    expect(told).toEqual(['password-changed', 'account-deleted']);
  });

  it('pieces are not put into the cart a second time; the customer is asked to look', async () => {
    const { client } = await newRegistrant(shop);
    const productId = await addProduct(admin);
    await fillCart(client, productId, 2);
    loseNextCommitAnswer(shop.database);
    const { status, code, message } = failureOf(await addToCart(client, productId, 3));
    expect([status, code]).toEqual([503, 'UNAVAILABLE']);
    expect(message).toContain('may have happened or not');
    const { cart } = await client.data('{ cart { items { quantity } } }');
    expect(cart.items).toEqual([{ quantity: 5 }]);
  });

  it('the connection that comes next works as ever', async () => {
    const { database } = shop;
    const message = { fullName: 'undone', email: '', subject: 'x', createdAt: new Date() };
    const undone = database.write(async (tx) => {
      await tx.insert(ContactMessage, message);
      await tx.query('ROLLBACK'); // as SQLite does by itself when the disk is full
      throw new Error('the disk is full');
    });
    await expect(undone).rejects.toThrow('the disk is full');
    const failing = database.write(async (tx) => {
      await tx.insert(ContactMessage, message);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await database.read.countBy(ContactMessage, { fullName: 'undone' })).toBe(0);
    await database.write((tx) => tx.insert(ContactMessage, { ...message, fullName: 'kept' }));
    expect(await database.read.countBy(ContactMessage, { fullName: 'kept' })).toBe(1);
  });
});
