import { Call, NOBODY } from '../call';
import { linesOf } from '../../kit/picking';
import { newAppRequest, newProposal } from '../app-calls';
import { newQuestion } from '../question-calls';
import {
  newBulkChange,
  newGoodsReceipt,
  newProduct,
  newStockLocation,
  newProductImport,
  newWebhook,
} from '../staff-calls';
import { newOrder, newPackedOrder, newPaidOrder } from '../world';

/** Would disable a condition if a text became part of a statement. */
const HOSTILE = "' OR 1=1 OR '1'='1";
const PAGE = { pageSize: 10 };

/** How to send each query. */
export const questions: Record<string, Call> = {
  'Query.addresses': {},
  'Query.adminCoupons': {},
  'Query.adminOfferBanner': {},
  'Query.adminPolicies': {},
  'Query.adminOrder': {
    names: 'whose',
    tellsOfOthers: true,
    // Paid: pickers see no other orders.
    args: async (world, { of }) => ({ id: of ? (await newPaidOrder(world, of)).orderId : NOBODY }),
  },
  'Query.adminOrders': { tellsOfOthers: true, args: () => ({ pageSize: 5 }) },
  'Query.adminOrders (filtered)': {
    tellsOfOthers: true,
    args: () => ({ pageSize: 5, status: 'PENDING' }),
  },
  'Query.apiTokens': {},
  'Query.bulkChange': {
    names: 'which',
    args: async (world, { isThere }) => ({ id: isThere ? await newBulkChange(world) : NOBODY }),
  },
  'Query.bulkChangeRows': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newBulkChange(world) : NOBODY,
      pageSize: 5,
    }),
  },
  'Query.productImport': {
    names: 'which',
    args: async (world, { isThere }) => ({ id: isThere ? await newProductImport(world) : NOBODY }),
  },
  'Query.productImportRows': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newProductImport(world) : NOBODY,
      ...PAGE,
    }),
  },
  'Query.productImports': { args: () => PAGE },
  'Query.bulkChanges': { args: () => PAGE },
  'Query.webhookDeliveries': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newWebhook(world) : NOBODY,
      pageSize: 5,
    }),
  },
  'Query.webhooks': {},
  'Query.appRequest': { args: async (world) => ({ input: await newAppRequest(world) }) },
  'Query.connectedApps': {},
  'Query.orderProposal': {
    names: 'whose',
    args: async (world, { of }) => ({ id: of ? await newProposal(world, of) : NOBODY }),
  },
  'Query.auditLog': { tellsOfOthers: true, args: () => PAGE },
  'Query.auditLog (filtered)': {
    tellsOfOthers: true,
    args: () => ({ ...PAGE, filter: { action: HOSTILE, actor: 'ADMIN' } }),
  },
  'Query.cart': {},
  'Query.categories': {},
  'Query.closedDays': {},
  'Query.contactMessages': { tellsOfOthers: true, args: () => PAGE },
  'Query.coupons': {},
  'Query.offerBanner': {},
  'Query.policy': { args: () => ({ name: 'TERMS', language: 'EN' }) },
  'Query.currentAdmin': {},
  'Query.deliveryCalendar': { args: () => ({ from: '2026-11-23', to: '2026-11-29' }) },
  'Query.deliverySettings': {},
  'Query.upiSettings': {},
  'Query.upiAttention': {},
  'Query.statedTransfers': { tellsOfOthers: true },
  'Query.refundsToSend': { tellsOfOthers: true },
  'Query.deliverySlots': {},
  'Query.deliveryTerms': { args: () => ({ pinCode: '400602' }) },
  'Query.events': { args: () => ({ after: '0', pageSize: 10 }) },
  'Query.externalRecords': { args: () => ({ subject: 'ORDER', pageSize: 10 }) },
  'Query.giftVouchers': {},
  'Query.isServiceable': { args: () => ({ pinCode: '400602' }) },
  'Query.matchShoppingList': { args: () => ({ text: '2 kg Tomato, 1 dozen eggs' }) },
  'Query.me': {},
  'Query.myRegulars': {},
  'Query.mySessions': {},
  'Query.nextDeliverySlot': {},
  'Query.order': {
    names: 'whose',
    args: async (world, { of }) => ({ id: of ? await newOrder(world, of) : NOBODY }),
  },
  'Query.openOrderReports': { tellsOfOthers: true },
  'Query.refundPreview': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => {
      const orderId = of ? await newPackedOrder(world, of) : NOBODY;
      const [line] = of ? await linesOf(world.members.owner.client, orderId) : [];
      const { id: orderLineId = NOBODY, version: expectedVersion = 1 } = line ?? {};
      const lines = [{ orderLineId, expectedVersion, quantity: 1, goods: 'WASTE' }];
      return { input: { orderId, lines } };
    },
  },
  'Query.orderAwaitingPayment': {},
  'Query.myRounds': { tellsOfOthers: true },
  'Query.deliveryRounds': { tellsOfOthers: true, args: () => ({ day: '2026-11-20' }) },
  'Query.ordersToCarry': { tellsOfOthers: true },
  'Query.ordersToDeliver': { tellsOfOthers: true, args: () => ({ day: '2026-11-20' }) },
  'Query.riders': { tellsOfOthers: true },
  'Query.orderAttention': {},
  // Staff write the reasons of refunds.
  'Query.accountedOrders': {
    tellsOfOthers: true,
    args: () => ({ from: '2026-11-01', to: '2026-11-30', pageSize: 1 }),
  },
  'Query.gstReport': { args: () => ({ month: '2026-11' }) },
  'Query.orderBoard': { tellsOfOthers: true, args: () => ({ day: '2026-11-20' }) },
  'Query.orderSearch': { tellsOfOthers: true, args: () => ({ pageSize: 5 }) },
  'Query.orderSearch (filtered)': {
    tellsOfOthers: true,
    args: () => ({
      filter: { text: HOSTILE, product: HOSTILE, statuses: ['PENDING'] },
      pageSize: 5,
    }),
  },
  'Query.phoneOrderCustomer': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (_world, { of }) => ({ id: of ? of.id : NOBODY }),
  },
  'Query.phoneOrderCustomers': { tellsOfOthers: true, args: () => ({ text: HOSTILE }) },
  'Query.phoneOrderQuote': {
    tellsOfOthers: true,
    args: () => ({
      input: { lines: [{ productId: '1', quantity: 2 }], pinCode: HOSTILE.slice(0, 6) },
    }),
  },
  'Query.customerSearch': { tellsOfOthers: true, args: () => ({ text: HOSTILE, pageSize: 5 }) },
  'Query.staffCustomer': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (_world, { of }) => ({ id: of ? of.id : NOBODY }),
  },
  'Query.orders': { args: () => ({ pageSize: 5 }) },
  'Query.payment': {
    names: 'whose',
    args: async (world, { of }) => ({
      id: of ? (await newPaidOrder(world, of)).paymentId : NOBODY,
    }),
  },
  'Query.paymentSetup': {},
  'Query.pushKey': {},
  'Query.product': {
    names: 'which',
    args: ({ product }, { isThere }) => ({ id: isThere ? product : NOBODY }),
  },
  'Query.products': { args: () => ({ ...PAGE, search: 'Tomato', sort: 'PRICE_HIGH_TO_LOW' }) },
  'Query.substituteQuestion': {
    names: 'which',
    args: async (world, { isThere }) => ({
      token: isThere ? (await newQuestion(world, world.third)).token : 'A'.repeat(22),
    }),
  },
  'Query.substitutesFor': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => {
      if (!of) return { orderLineId: NOBODY };
      const { orderId } = await newPaidOrder(world, of);
      const [line] = await linesOf(world.members.owner.client, orderId);
      return { orderLineId: line?.id };
    },
  },
  'Query.productTable': { args: () => ({ pageSize: 5 }) },
  'Query.productTable (filtered)': {
    args: () => ({ filter: { search: HOSTILE, brand: HOSTILE, stock: 'IN' }, pageSize: 5 }),
  },
  'Query.productsByCode': {
    args: () => ({ skus: ['TOM-1', HOSTILE], barcodes: [HOSTILE], limit: 5 }),
  },
  'Query.suggestions': { args: () => ({ search: 'Tom', limit: 5 }) },
  'Query.products (filtered)': {
    args: () => ({ ...PAGE, search: HOSTILE, veg: true, minPricePaise: 1, maxPricePaise: 99 }),
  },
  'Query.products (hidden)': { args: () => ({ ...PAGE, visibility: 'ANY' }) },
  'Query.additionQuote': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      input: {
        orderId: of ? (await newPaidOrder(world, of)).orderId : NOBODY,
        added: [{ productId: String(world.product), quantity: 1 }],
      },
    }),
  },
  'Query.orderEditQuote': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      input: { orderId: of ? (await newPaidOrder(world, of)).orderId : NOBODY },
    }),
  },
  'Query.quote': {},
  'Query.receipt': {
    names: 'whose',
    tellsOfOthers: true,
    args: async (world, { of }) => ({
      orderId: of ? await newPackedOrder(world, of) : NOBODY,
    }),
  },
  'Query.openMessageCount': {},
  'Query.secondFactors': {},
  'Query.staffSettings': {},
  'Query.staff': { tellsOfOthers: true },
  'Query.staffRoles': {},
  'Query.lowStockProducts': { args: () => PAGE },
  'Query.shoppingListQuote': {
    args: ({ product }) => ({
      lines: [{ productId: String(product), quantity: 2 }],
      input: { couponCode: HOSTILE },
    }),
  },
  'Query.buyingList': { args: () => PAGE },
  'Query.expiringBatches': { args: () => PAGE },
  'Query.savedViews': { args: () => ({ list: 'ORDER_SEARCH' }) },
  'Query.searchMisses': { args: () => ({ days: 7, isDismissed: false, limit: 5 }) },
  'Query.packMembers': {
    names: 'which',
    args: ({ product }, { isThere }) => ({ productId: isThere ? String(product) : NOBODY }),
  },
  'Query.packProposals': { args: () => PAGE },
  'Query.goodsReceipts': { tellsOfOthers: true, args: () => PAGE },
  'Query.goodsReceipt': {
    names: 'which',
    tellsOfOthers: true,
    args: async (world, { isThere }) => ({ id: isThere ? await newGoodsReceipt(world) : NOBODY }),
  },
  'Query.locationStock': {
    names: 'which',
    args: async (world, { isThere }) => ({
      id: isThere ? await newStockLocation(world) : NOBODY,
      ...PAGE,
    }),
  },
  'Query.stockElsewhere': { args: ({ product }) => ({ productIds: [String(product)] }) },
  'Query.stockLocations': {},
  'Query.stockAttention': {},
  'Query.stockMovements': {
    names: 'which',
    args: async (world, { isThere }) => ({
      productId: isThere ? await newProduct(world) : NOBODY,
      pageSize: 5,
    }),
  },
  'Query.store': {},
  'Query.wishes': {},
};
