import { tableOf } from './grid';

/**
 * The permissions for queries in GraphQL, derived from the purpose of the shop and not from its code. Each row is a
 * query or mutation; text in brackets is one way to call it. The columns: guest, guest with a cart, customer, owner,
 * catalogue, orders, support, and a token of an owner for reading orders. further-roles.ts has the permissions of the
 * other roles.
 */
export const whoMayAsk = tableOf(`
| Operation                    | guest  | cart   | customer   | owner  | catalogue | orders | support | token  |
| ---------------------------- | ------ | ------ | ---------- | ------ | --------- | ------ | ------- | ------ |
| Query.accountedOrders        | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.addresses              | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403    |
| Query.adminCoupons           | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.adminOfferBanner       | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.adminOrder             | 401    | 401    | 403        | ok/404 | 403       | ok/404 | ok/404  | ok/404 |
| Query.adminOrders            | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| Query.adminOrders (filtered) | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| Query.adminPolicies          | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.apiTokens              | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.appRequest             | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403    |
| Query.auditLog               | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.auditLog (filtered)    | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.bulkChange             | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403    |
| Query.bulkChangeRows         | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403    |
| Query.bulkChanges            | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.buyingList             | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.cart                   | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.categories             | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.closedDays             | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.connectedApps          | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403    |
| Query.contactMessages        | 401    | 401    | 403        | ok     | 403       | 403    | ok      | 403    |
| Query.coupons                | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.currentAdmin           | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.customerSearch         | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| Query.deliveryCalendar       | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.deliveryRounds         | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| Query.deliverySettings       | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.deliverySlots          | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.deliveryTerms          | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.events                 | 401    | 401    | 403        | ok     | ok        | ok     | ok      | ok     |
| Query.externalRecords        | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| Query.giftVouchers           | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.gstReport              | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.isServiceable          | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.matchShoppingList      | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.me                     | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.myRegulars             | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403    |
| Query.myRounds               | 401    | 401    | 403        | ok     | 403       | ok     | 403     | 403    |
| Query.mySessions             | 401    | 401    | ok         | ok     | ok        | ok     | ok      | 403    |
| Query.lowStockProducts       | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.expiringBatches        | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.orderProposal          | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403    |
| Query.savedViews             | 401    | 401    | 403        | ok     | 403       | ok     | ok      | 403    |
| Query.packMembers            | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403    |
| Query.packProposals          | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.searchMisses           | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.goodsReceipt           | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403    |
| Query.goodsReceipts          | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.nextDeliverySlot       | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.offerBanner            | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.policy                 | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.additionQuote          | 401    | 401    | ok/404/404 | ok/404 | 403       | 403    | ok/404  | 403    |
| Query.order                  | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403    |
| Query.orderAwaitingPayment   | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403    |
| Query.openOrderReports       | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| Query.orderAttention         | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| Query.orderBoard             | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| Query.orderSearch            | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| Query.orderSearch (filtered) | 401    | 401    | 403        | ok     | 403       | ok     | ok      | ok     |
| Query.orders                 | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403    |
| Query.ordersToCarry          | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.ordersToDeliver        | 401    | 401    | 403        | ok     | 403       | ok     | 403     | 403    |
| Query.payment                | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403    |
| Query.paymentSetup           | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.orderEditQuote         | 401    | 401    | ok/404/404 | ok/404 | 403       | 403    | ok/404  | 403    |
| Query.pushKey                | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.phoneOrderCustomer     | 401    | 401    | 403        | ok/404 | 403       | 403    | ok/404  | 403    |
| Query.phoneOrderCustomers    | 401    | 401    | 403        | ok     | 403       | 403    | ok      | 403    |
| Query.phoneOrderQuote        | 401    | 401    | 403        | ok     | 403       | 403    | ok      | 403    |
| Query.product                | ok/404 | ok/404 | ok/404     | ok/404 | ok/404    | ok/404 | ok/404  | ok/404 |
| Query.products               | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.products (filtered)    | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.products (hidden)      | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.productImport          | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403    |
| Query.productImportRows      | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403    |
| Query.productImports         | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.productTable           | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.productTable (filtered)| 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.productsByCode         | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.quote                  | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.receipt                | 401    | 401    | ok/404/404 | ok/404 | 403       | ok/404 | ok/404  | ok/404 |
| Query.openMessageCount     | 401    | 401    | 403        | ok     | 403       | 403    | ok      | 403    |
| Query.refundsToSend          | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.riders                 | 401    | 401    | 403        | ok     | 403       | ok     | 403     | 403    |
| Query.staff                  | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.staffCustomer          | 401    | 401    | 403        | ok/404 | 403       | ok/404 | ok/404  | ok/404 |
| Query.staffRoles             | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.staffSettings          | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.shoppingListQuote      | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.stockAttention         | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.locationStock          | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403    |
| Query.stockMovements         | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403    |
| Query.stockElsewhere         | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.stockLocations         | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403    |
| Query.store                  | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.substituteQuestion     | ok/400 | ok/400 | ok/400     | ok/400 | ok/400    | ok/400 | ok/400  | ok/400 |
| Query.statedTransfers        | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.substitutesFor         | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403    |
| Query.refundPreview          | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403    |
| Query.secondFactors          | 401    | 401    | 403        | ok     | ok        | ok     | ok      | 403    |
| Query.suggestions            | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok     |
| Query.upiAttention           | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.upiSettings            | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.webhookDeliveries      | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403    |
| Query.webhooks               | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403    |
| Query.wishes                 | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403    |
`);
