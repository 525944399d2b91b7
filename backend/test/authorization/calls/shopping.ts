import { Call, NOBODY } from '../call';
import { newLink } from '../links';
import { newQuestion } from '../question-calls';
import { Customer, addressOf, newMark } from '../people';
import { World, newAddress, newDeliveredOrder, newOrder, newPaidOrder } from '../world';
import { fillCarts, keyOfThird, lineOf, newGuestLine } from '../lines';
import { editableOrder } from '../../kit/editing';
import { newUtr, takeUpi } from '../../kit/upi';
import { addProduct } from '../../kit/products';
import { linesOf } from '../../kit/picking';
import { newVoucher, redeem } from '../../kit/offers';
import { card, newKey } from '../../kit/shopping';

/** Calls of customers and guests who shop. */
export const shopping: Record<string, Call> = {
  'Mutation.answerOwnSubstituteQuestion': {
    names: 'whose',
    args: async (world, { of }) => ({
      id: of ? (await newQuestion(world, of)).id : NOBODY,
    }),
  },
  'Mutation.answerSubstituteQuestion': {
    names: 'which',
    args: async (world, { isThere }) => ({
      token: isThere ? (await newQuestion(world, world.third)).token : 'A'.repeat(22),
    }),
  },
  'Mutation.addAddress': { args: () => ({ input: addressOf(newMark()) }) },
  'Mutation.addShoppingList': {
    names: 'which',
    args: ({ product }, { isThere }) => ({
      lines: [{ productId: isThere ? product : NOBODY, quantity: 2 }],
    }),
  },
  'Mutation.addToCart': {
    names: 'which',
    usesUp: 'guests', // they have a session from then on
    args: ({ product }, { isThere }) => ({
      input: { productId: isThere ? product : NOBODY, quantity: 1 },
    }),
  },
  'Mutation.addWish': {
    names: 'which',
    args: ({ product }, { isThere }) => ({ productId: isThere ? product : NOBODY }),
  },
  'Mutation.beginOnlinePayment': {
    names: 'whose',
    args: async (world, { of }) => ({
      orderId: of ? await newOrder(world, of) : NOBODY,
      idempotencyKey: newKey(),
    }),
  },
  'Mutation.addToOrder': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }, { column }) => ({
      input: {
        orderId: of ? (await newPaidOrder(world, of)).orderId : NOBODY,
        ...(await addedProduct(world)),
        // Paying online gives 5 % off; orders entered by staff are paid in cash.
        expectedTotalPaise: column === 'customer' ? 9_500 : 10_000,
        idempotencyKey: newKey(),
      },
    }),
  },
  'Mutation.cancelOrder': {
    names: 'whose',
    args: async (world, { of }) => ({ id: of ? await newOrder(world, of) : NOBODY }),
  },
  'Mutation.changeCartItem': {
    names: 'whose',
    args: async (world, { of }) => ({
      input: { cartItemId: of ? await lineOf(world, of) : NOBODY, quantity: 7 },
    }),
  },
  "Mutation.changeCartItem (a guest's)": {
    args: async (world) => ({ input: { cartItemId: await newGuestLine(world), quantity: 7 } }),
  },
  'Mutation.confirmOnlinePayment': {
    names: 'whose',
    args: async (world, { of }) => ({
      paymentId: of ? (await newPaidOrder(world, of)).paymentId : NOBODY,
    }),
  },
  'Mutation.contact': {
    args: () => ({
      input: { fullName: 'Somebody', email: 'some@body.test', subject: 'Have you got mangoes?' },
    }),
  },
  'Mutation.deleteAddress': {
    names: 'whose',
    args: async (_world, { of }) => ({ id: of ? await newAddress(of) : NOBODY }),
  },
  'Mutation.editOrder': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      input: {
        // Without changes: permitted callers succeed.
        ...(of ? await editedAsIs(world, of) : { orderId: NOBODY, expectedTotalPaise: 0 }),
        ...{ expectedVersion: 0, idempotencyKey: newKey() },
      },
    }),
  },
  'Mutation.notifyMe': {
    names: 'which',
    args: async ({ members }, { isThere }) => ({
      productId: isThere ? await addProduct(members.owner.client, { stockQuantity: 0 }) : NOBODY,
    }),
  },
  'Mutation.payment': {
    names: 'whose',
    args: async (world, { of }) => ({
      input: {
        ...card(),
        orderId: of ? await newOrder(world, of) : NOBODY,
        idempotencyKey: newKey(),
      },
    }),
  },
  'Mutation.placeOrder': {
    args: async (world) => {
      await fillCarts(world);
      return { input: { idempotencyKey: newKey() } };
    },
  },
  'Mutation.placeOrder (addressId)': {
    names: 'whose',
    args: async (world, { of }) => {
      await fillCarts(world);
      const addressId = of ? await newAddress(of) : NOBODY;
      return { input: { idempotencyKey: newKey(), addressId } };
    },
  },
  'Mutation.redeemGiftVoucher': {
    names: 'which',
    args: async ({ members }, { isThere }) => ({
      code: isThere ? await newVoucher(members.owner.client, 100) : 'NOSUCHVOUCHER',
    }),
  },
  "Mutation.redeemGiftVoucher (another's)": {
    args: async ({ members, third }) => {
      const code = await newVoucher(members.owner.client, 100);
      await redeem(third.client, code);
      return { code };
    },
  },
  'Mutation.removeCartItem': {
    names: 'whose',
    args: async (world, { of }) => ({ cartItemId: of ? await lineOf(world, of) : NOBODY }),
  },
  "Mutation.removeCartItem (a guest's)": {
    args: async (world) => ({ cartItemId: await newGuestLine(world) }),
  },
  "Mutation.payment (another's key)": {
    perCaller: true,
    args: async (world, _subject, { person }) => {
      const idempotencyKey = await keyOfThird(world);
      const payer = [world.first, world.second].find((each) => each === person);
      const orderId = payer ? await newOrder(world, payer) : NOBODY;
      return { input: { ...card(), orderId, idempotencyKey } };
    },
  },
  "Mutation.placeOrder (another's key)": {
    args: async (world) => {
      await fillCarts(world);
      return { input: { idempotencyKey: await keyOfThird(world) } };
    },
  },
  'Mutation.removeWish': { args: ({ product }) => ({ productId: product }) },
  'Mutation.reorder': {
    names: 'whose',
    args: async (world, { of }) => ({ orderId: of ? await newOrder(world, of) : NOBODY }),
  },
  'Mutation.reportOrderProblem': {
    names: 'whose',
    args: async (world, { of }) => {
      const orderId = of ? await newDeliveredOrder(world, of) : NOBODY;
      const [line] = of ? await linesOf(world.members.owner.client, orderId) : [];
      const lines = [{ orderLineId: line?.id ?? NOBODY, quantity: 1 }];
      return { input: { orderId, lines, kind: 'MISSING', idempotencyKey: newKey() } };
    },
  },
  'Mutation.stateUpiTransfer': {
    names: 'whose',
    args: async (world, { of }) => {
      await takeUpi(world.members.owner.client);
      return { input: { orderId: of ? await newOrder(world, of) : NOBODY, utr: newUtr() } };
    },
  },
  'Mutation.setPriceMails': { args: () => ({ wanted: true }) },
  'Mutation.subscribeToPush': {
    args: () => ({ input: { endpoint: 'https://push.example/1', p256dh: 'B', auth: 'a' } }),
  },
  'Mutation.unsubscribeFromPush': { args: () => ({ endpoint: 'https://push.example/1' }) },
  'Mutation.stopNotifyingMe': { args: ({ product }) => ({ productId: product }) },
  'Mutation.stopPriceMails': {
    names: 'which',
    args: async (world, { isThere }) => ({
      token: isThere ? await newLink(world, 'stop-price-mails', world.third) : 'A'.repeat(22),
    }),
  },
  'Mutation.updateAddress': {
    names: 'whose',
    args: async (_world, { of }) => ({
      id: of ? await newAddress(of) : NOBODY,
      input: addressOf(newMark()),
    }),
  },
};

/** A new product for 100 rupees, and its price if paid online. */
async function addedProduct({ members }: World) {
  const productId = await addProduct(members.owner.client, { mrpPaise: 10_000 });
  return { added: [{ productId, quantity: 1 }] };
}

async function editedAsIs(world: World, customer: Customer) {
  const { orderId } = await newPaidOrder(world, customer);
  const { bill } = await editableOrder(customer.client, orderId);
  return { orderId, expectedTotalPaise: bill.toPayPaise };
}
