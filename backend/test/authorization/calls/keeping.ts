import { ProductImportState } from '../../../src/modules/catalogue/product-imports/product-import.entity';
import { BulkChangeState } from '../../../src/modules/catalogue/bulk-changes/bulk-change.entity';
import { OrderLine } from '../../../src/modules/ordering/orders/order-line.entity';
import { UpiSettings } from '../../../src/modules/ordering/upi/upi-settings.entity';
import { OfferBanner } from '../../../src/modules/storefront/banner/offer-banner.entity';
import { PolicyText } from '../../../src/modules/storefront/policies/policy-text.entity';
import { StaffRole } from '../../../src/kernel/permissions';
import { addDays, istDate } from '../../../src/kernel/ist';
import { Actor } from '../actors';
import { Call, NOBODY, Subject } from '../call';
import { addVoucher, couponInput, newCode, newCoupon } from '../../kit/offers';
import { addProduct, productInput } from '../../kit/products';
import { linesOf, pickTheRest, pickedOrder, startPicking } from '../../kit/picking';
import { newUtr } from '../../kit/upi';
import { newKey } from '../../kit/shopping';
import { newReplaceable, wantToBeAsked } from '../question-calls';
import { newCustomRole, newMark, newMember } from '../people';
import {
  BULK_CHANGE,
  WEBHOOK,
  forgetWebhooks,
  goodsInput,
  newBulkChange,
  newProductImport,
  newBatch,
  newGoodsReceipt,
  newDelivery,
  newProduct,
  newSearchMiss,
  newStockLocation,
  newToken,
  newWebhook,
} from '../staff-calls';
import {
  World,
  newOrder,
  newOrderOnItsWay,
  newPackedOrder,
  newPaidOrder,
  newRefundToSend,
  newReport,
  newTransfer,
} from '../world';

const newSupporter = async ({ shop }: World) => (await newMember(shop, StaffRole.SUPPORT)).id;

const productImport = async (world: World, { isThere }: Subject) => ({
  id: isThere ? await newProductImport(world) : NOBODY,
});
const bulkChange = async (world: World, { isThere }: Subject) => ({
  id: isThere ? await newBulkChange(world) : NOBODY,
});

const webhook = async (world: World, { isThere }: Subject) => ({
  id: isThere ? await newWebhook(world) : NOBODY,
});

/** A change of the delivery settings, with their current version. */
const ofDelivery = async ({ shop }: World, change: object) => ({
  ...change,
  expectedVersion: (await shop.services.deliverySettings.current()).version,
});

let lastPhone = 7_000_000_000;
let lastPinCode = 500_000;

/** An area that no other call uses. */
const newArea = (world: World) =>
  ofDelivery(world, { name: 'Kalwa', pinCodes: [String(++lastPinCode)] });

async function newAreaId(world: World): Promise<number> {
  const { deliverySettings } = world.shop.services;
  await world.members.owner.client.data(
    'mutation ($input: DeliveryAreaInput!) { addDeliveryArea(input: $input) { version } }',
    { input: await newArea(world) },
  );
  return (await deliverySettings.current()).lastAreaId;
}

/** A category of the shop's own without children. */
async function newCategory({ members }: World): Promise<string> {
  const add = 'mutation ($input: CategoryInput!) { addCategory(input: $input) { id } }';
  const input = { name: newMark() };
  return (await members.owner.client.data(add, { input })).addCategory.id;
}

async function newMessage(world: World): Promise<number> {
  const input = { fullName: 'Somebody', email: 'some@body.test', subject: 'Have you got figs?' };
  const guest = world.shop.client();
  const write = 'mutation ($input: ContactInput!) { contact(input: $input) { id } }';
  return (await guest.data(write, { input })).contact.id;
}

const orderAddress = {
  ...{ recipientName: 'Anil', phone: '9820099999', line1: 'B-12', pinCode: '400602' },
};

/** The input of a picking action: a line of the customer's order, which the caller picks if permitted. */
async function lineAction(
  world: World,
  { of }: Subject,
  { client }: Actor,
  input: object,
  product = world.product,
) {
  const key = { idempotencyKey: newKey(), expectedVersion: 1 };
  if (!of) return { input: { ...input, ...key, orderLineId: NOBODY } };
  const { orderId } = await newPaidOrder({ ...world, product }, of);
  await startPicking(client, orderId);
  const orderLineId = await newLineId(world, orderId);
  return { input: { ...input, ...key, orderLineId } };
}

async function orderOfLine({ shop }: World, id: unknown): Promise<number> {
  const where = { id: Number(id) };
  return (await shop.database.read.findOneByOrFail(OrderLine, where)).orderId;
}

async function newLineId({ members }: World, id: string): Promise<string> {
  const [line] = await linesOf(members.owner.client, id);
  return line?.id ?? '';
}

/** Calls for managing the shop. */
export const keeping: Record<string, Call> = {
  'Mutation.addCoupon': { args: () => ({ input: couponInput() }) },
  'Mutation.changeOfferBanner': {
    args: async ({ shop }) => {
      const { version } = await shop.database.read.findOneByOrFail(OfferBanner, { id: 1 });
      return { input: { heading: 'Diwali offer', expectedVersion: version } };
    },
  },
  'Mutation.changePolicy': {
    args: async ({ shop }) => {
      const which = { name: 'terms', language: 'en' } as const;
      const { version } = await shop.database.read.findOneByOrFail(PolicyText, which);
      return {
        input: { name: 'TERMS', language: 'EN', text: 'Ours', expectedVersion: version },
      };
    },
  },
  'Mutation.changeUpiSettings': {
    args: async ({ shop }) => {
      const { version } = await shop.database.read.findOneByOrFail(UpiSettings, { id: 1 });
      const payee = { payeeAddress: 'shop@okbank', payeeName: 'Grocessay' };
      return { input: { ...payee, expectedVersion: version } };
    },
  },
  'Mutation.addDeliveryArea': {
    args: async (world) => ({ input: await newArea(world) }),
  },
  'Mutation.changeDeliveryArea': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newAreaId(world) : NOBODY,
      input: await ofDelivery(world, { name: 'Kalwa (East)' }),
    }),
  },
  'Mutation.changeDeliveryDays': {
    args: async (world) => {
      const dates = [addDays(istDate(new Date()), 200)];
      return { input: await ofDelivery(world, { dates, isClosed: true }) };
    },
  },
  'Mutation.changeDeliveryTerms': {
    args: async (world) => ({ input: await ofDelivery(world, { feePaise: 0 }) }),
  },
  'Mutation.changeWeekdayWindows': {
    args: async (world) => {
      const windows = [{ startMinute: 600, endMinute: 720, capacity: 10_000 }];
      return { input: await ofDelivery(world, { weekdays: ['SUNDAY'], windows }) };
    },
  },
  'Mutation.removeDeliveryArea': {
    names: 'which',
    args: async (world, { isThere }) => {
      const id = isThere ? await newAreaId(world) : NOBODY;
      return ofDelivery(world, { id });
    },
  },
  'Mutation.addGiftVoucher': { args: () => ({ input: { code: newCode(), valuePaise: 100 } }) },
  'Mutation.addOrderNote': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      orderId: of ? (await newPaidOrder(world, of)).orderId : NOBODY,
      text: 'Asked to be called at noon',
    }),
  },
  'Mutation.setMessageAnswered': {
    names: 'which',
    tellsOfOthers: true,
    args: async (world, { isThere }) => ({
      id: isThere ? await newMessage(world) : NOBODY,
      isAnswered: true,
    }),
  },
  'Mutation.dismissSearchMiss': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newSearchMiss(world) : NOBODY,
      isDismissed: true,
    }),
  },
  'Mutation.addSavedView': {
    args: () => ({ input: { list: 'ORDER_SEARCH', name: newKey(), search: 'sort=OLDEST' } }),
  },
  'Mutation.removeSavedView': { args: () => ({ id: NOBODY }) },
  'Mutation.renameSavedView': { args: () => ({ id: NOBODY, name: 'Another' }) },
  'Mutation.noteStaffPresence': {
    tellsOfOthers: true,
    args: () => ({ record: 'ORDER', id: '1' }),
  },
  'Mutation.changeOrderDelivery': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      id: of ? await newOrder(world, of) : NOBODY,
      input: { expectedVersion: 0, address: orderAddress },
    }),
  },
  'Mutation.takePhoneOrder': {
    tellsOfOthers: true,
    args: async (world) => ({
      input: {
        ...{ idempotencyKey: newKey(), address: orderAddress, expectedTotalPaise: 2800 },
        newCustomer: { phone: String(++lastPhone), name: newMark() },
        lines: [{ productId: String(await newProduct(world)), quantity: 1, mrpPaise: 2800 }],
      },
    }),
  },
  'Mutation.addCategory': { args: () => ({ input: { name: newMark() } }) },
  'Mutation.changeCategory': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newCategory(world) : NOBODY,
      input: { name: newMark() },
      expectedVersion: 1,
    }),
  },
  'Mutation.removeCategory': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newCategory(world) : NOBODY,
      expectedVersion: 1,
    }),
  },
  'Mutation.addStockLocation': { args: () => ({ input: { name: newMark() } }) },
  'Mutation.changeStockLocation': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newStockLocation(world) : NOBODY,
      input: { name: newMark() },
      expectedVersion: 1,
    }),
  },
  'Mutation.removeStockLocation': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newStockLocation(world) : NOBODY,
    }),
  },
  'Mutation.transferStock': {
    names: 'which',
    args: async (world, { isThere }) => ({
      input: {
        toLocationId: isThere ? await newStockLocation(world) : NOBODY,
        lines: [{ productId: String(await newProduct(world)), pieces: 1 }],
        key: newKey(),
      },
    }),
  },
  'Mutation.addProduct': { args: () => ({ input: productInput() }) },
  'Mutation.addStaff': {
    args: () => ({ input: { email: `${newMark()}@staff.test`, role: 'SUPPORT' } }),
  },
  'Mutation.addCustomRole': {
    args: () => ({ input: { name: newMark(), permissions: ['READ_ORDERS'] } }),
  },
  'Mutation.changeCustomRole': {
    names: 'which',
    args: async ({ shop }, { isThere }) => ({
      id: isThere ? await newCustomRole(shop) : NOBODY,
      input: { name: newMark(), permissions: ['READ_ORDERS'] },
      expectedVersion: 1,
    }),
  },
  'Mutation.removeCustomRole': {
    names: 'which',
    args: async ({ shop }, { isThere }) => ({
      id: isThere ? await newCustomRole(shop) : NOBODY,
      expectedVersion: 1,
    }),
  },
  'Mutation.adjustStock': {
    names: 'which',
    args: async (world, { isThere }) => ({
      productId: isThere ? await newProduct(world) : NOBODY,
      delta: 1,
      reason: 'Found',
      key: newKey(),
    }),
  },
  'Mutation.adjustStocks': {
    args: async (world) => ({
      rows: [{ productId: await newProduct(world), delta: 1, reason: 'Found', key: newKey() }],
    }),
  },
  'Mutation.previewBulkChange': { args: () => ({ input: BULK_CHANGE }) },
  'Mutation.startBulkChange': { names: 'which', args: bulkChange },
  'Mutation.cancelBulkChange': { names: 'which', args: bulkChange },
  'Mutation.undoBulkChange': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newBulkChange(world, BulkChangeState.DONE) : NOBODY,
    }),
  },
  'Mutation.startProductImport': {
    names: 'which',
    args: async (world, subject) => ({
      ...(await productImport(world, subject)),
      input: { dryRun: true },
    }),
  },
  'Mutation.cancelProductImport': { names: 'which', args: productImport },
  'Mutation.undoProductImport': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newProductImport(world, ProductImportState.DONE) : NOBODY,
    }),
  },
  'Mutation.setExternalRecords': {
    args: async (world) => {
      const { orderId: subjectId } = await newPaidOrder(world, world.first);
      return { subject: 'ORDER', rows: [{ subjectId, externalId: newKey() }] };
    },
  },
  'Mutation.setPrices': {
    args: async (world) => ({ rows: [{ productId: await newProduct(world), mrpPaise: 2900 }] }),
  },
  'Mutation.joinPacks': {
    args: async (world) => ({
      rows: [{ productIds: [await newProduct(world), await newProduct(world)] }],
    }),
  },
  'Mutation.leavePacks': {
    args: async (world) => ({
      rows: [{ productId: await newProduct(world), packGroup: newMark() }],
    }),
  },
  'Mutation.setStocks': {
    args: async (world) => ({
      rows: [{ productId: await newProduct(world), expected: 40, value: 41 }],
    }),
  },
  'Mutation.changeStaffRole': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newSupporter(world) : NOBODY,
      role: 'OWNER',
    }),
  },
  'Mutation.collectCash': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({ orderId: of ? await newOrderOnItsWay(world, of) : NOBODY }),
  },
  'Mutation.createApiToken': {
    args: () => ({ input: { name: 'For the stock', scopes: ['MANAGE_CATALOGUE'] } }),
  },
  'Mutation.deleteProduct': {
    names: 'which',
    args: async (world, { isThere }) => ({ id: isThere ? await newProduct(world) : NOBODY }),
  },
  'Mutation.endCoupon': {
    names: 'which',
    args: async ({ members }, { isThere }) => ({
      id: isThere ? (await newCoupon(members.owner.client)).id : NOBODY,
    }),
  },
  'Mutation.endGiftVoucher': {
    names: 'which',
    args: async ({ members }, { isThere }) => {
      if (!isThere) return { id: NOBODY };
      const { body } = await addVoucher(members.owner.client, { valuePaise: 100 });
      return { id: body.data.addGiftVoucher.id };
    },
  },
  'Mutation.moveOrder': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      id: of ? (await newPaidOrder(world, of)).orderId : NOBODY,
      to: 'PACKED',
    }),
  },
  'Mutation.moveOrder (to CANCELLED)': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      id: of ? (await newPaidOrder(world, of)).orderId : NOBODY,
      to: 'CANCELLED',
    }),
  },
  'Mutation.moveOrders': {
    tellsOfOthers: true,
    args: async (world) => {
      const { orderId: id } = await newPaidOrder(world, world.first);
      return { moves: [{ id }], to: 'PACKED' };
    },
  },
  'Mutation.startPicking': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      orderId: of ? (await newPaidOrder(world, of)).orderId : NOBODY,
    }),
  },
  'Mutation.finishPicking': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }, { client }) => {
      if (!of) return { orderId: NOBODY };
      const { orderId } = await newPaidOrder(world, of);
      await startPicking(client, orderId);
      const { client: owner } = world.members.owner;
      if ((await pickedOrder(owner, orderId)).picking) await pickTheRest(client, orderId, owner);
      return { orderId };
    },
  },
  'Mutation.pickOrderLine': {
    names: 'whose',
    tellsOfOthers: true,
    args: (world, subject, actor) => lineAction(world, subject, actor, { pickedQuantity: 1 }),
  },
  'Mutation.weighOrderLine': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, subject, actor) => {
      const onions = await addProduct(world.members.owner.client, { packGrams: 500 });
      return lineAction(world, subject, actor, { grams: 450 }, onions);
    },
  },
  'Mutation.shortOrderLine': {
    names: 'whose',
    tellsOfOthers: true,
    args: (world, subject, actor) =>
      lineAction(world, subject, actor, { quantity: 1, reason: 'DAMAGED' }),
  },
  'Mutation.askCustomer': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, subject, actor) => {
      const product = await newReplaceable(world);
      const { input } = await lineAction(world, subject, actor, { quantity: 1 }, product);
      if (subject.of) await wantToBeAsked(world, await orderOfLine(world, input.orderLineId));
      return { input };
    },
  },
  'Mutation.substituteOrderLine': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, subject, actor) => {
      const productId = await newProduct(world);
      return lineAction(world, subject, actor, { productId, quantity: 1, replacedQuantity: 1 });
    },
  },
  'Mutation.resetOrderLine': {
    names: 'whose',
    tellsOfOthers: true,
    args: (world, subject, actor) => lineAction(world, subject, actor, {}),
  },
  'Mutation.undoMoves': {
    tellsOfOthers: true,
    args: async (world) => ({ ids: [await newPackedOrder(world, world.first)] }),
  },
  'Mutation.refundPayment': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      input: {
        paymentId: of ? (await newPaidOrder(world, of)).paymentId : NOBODY,
        amountPaise: 100,
        reason: 'A tomato was soft',
        idempotencyKey: newKey(),
      },
    }),
  },
  'Mutation.confirmUpiTransfer': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({ paymentId: of ? await newTransfer(world, of) : NOBODY }),
  },
  'Mutation.rejectUpiTransfer': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      input: { paymentId: of ? await newTransfer(world, of) : NOBODY, reason: 'Not found' },
    }),
  },
  'Mutation.markRefundSent': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      input: { refundId: of ? await newRefundToSend(world, of) : NOBODY, utr: newUtr() },
    }),
  },
  'Mutation.decideOrderReport': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      input: {
        reportId: of ? await newReport(world, of) : NOBODY,
        decision: 'REJECT',
        reason: 'It was not ours',
      },
    }),
  },
  'Mutation.refundOrderLines': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => {
      const orderId = of ? await newPackedOrder(world, of) : NOBODY;
      const [line] = of ? await linesOf(world.members.owner.client, orderId) : [];
      const { id: orderLineId = NOBODY, version: expectedVersion = 1 } = line ?? {};
      const lines = [{ orderLineId, expectedVersion, quantity: 1, goods: 'WASTE' }];
      const reason = 'A tomato was soft';
      return { input: { orderId, lines, reason, idempotencyKey: newKey() } };
    },
  },
  'Mutation.removeStaff': {
    names: 'which',
    args: async (world, { isThere }) => ({ id: isThere ? await newSupporter(world) : NOBODY }),
  },
  'Mutation.resetStaffTwoFactor': {
    names: 'which',
    args: async (world, { isThere }) => ({ id: isThere ? await newSupporter(world) : NOBODY }),
  },
  'Mutation.revokeApiToken': {
    names: 'which',
    args: async ({ members }, { isThere }) => ({
      id: isThere ? (await newToken(members.owner.client)).id : NOBODY,
    }),
  },
  "Mutation.revokeApiToken (another's)": {
    args: async ({ shop }) => {
      const { client } = await newMember(shop, StaffRole.OWNER);
      return { id: (await newToken(client)).id };
    },
  },
  'Mutation.addWebhook': {
    args: async (world) => {
      await forgetWebhooks(world);
      return { input: WEBHOOK };
    },
  },
  'Mutation.turnWebhook': {
    names: 'which',
    args: async (world, subject) => ({ ...(await webhook(world, subject)), isOn: false }),
  },
  'Mutation.rotateWebhookSecret': { names: 'which', args: webhook },
  'Mutation.removeWebhook': { names: 'which', args: webhook },
  'Mutation.testWebhook': { names: 'which', args: webhook },
  'Mutation.replayEvents': {
    names: 'which',
    args: async (world, subject) => ({ ...(await webhook(world, subject)), after: '0' }),
  },
  'Mutation.redeliverEvent': {
    names: 'which',
    args: async (world, { isThere }) => ({ id: isThere ? await newDelivery(world) : NOBODY }),
  },
  'Mutation.countStock': {
    names: 'which',
    args: async (world, { isThere }) => ({
      productId: isThere ? await newProduct(world) : NOBODY,
      shown: 40,
      counted: 39,
      key: newKey(),
    }),
  },
  'Mutation.receiveGoods': {
    args: async (world) => ({ input: await goodsInput(world) }),
  },
  'Mutation.undoGoodsReceipt': {
    names: 'which',
    tellsOfOthers: true,
    args: async (world, { isThere }) => ({
      id: isThere ? await newGoodsReceipt(world) : NOBODY,
      expectedPieces: 2,
    }),
  },
  'Mutation.writeOffBatch': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newBatch(world) : NOBODY,
      pieces: 2,
      reason: 'Expired',
      key: newKey(),
    }),
  },
  'Mutation.setStock': {
    names: 'which',
    args: async (world, { isThere }) => ({
      productId: isThere ? await newProduct(world) : NOBODY,
      expected: 40,
      value: 41,
    }),
  },
  'Mutation.updateProduct': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newProduct(world) : NOBODY,
      input: productInput(),
    }),
  },
};
