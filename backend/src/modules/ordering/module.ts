import { AsyncResource } from 'node:async_hooks';
import { Module, resolver } from '../../platform/module';
import { reachesPhones } from '../../platform/config/security-settings';
import { measureBusiness } from './business-metrics';
import { OrderEmails } from './emails/order-emails.service';
import { StaffCustomersResolver } from './customers/staff-customers.resolver';
import { bills } from './integrity/bills.check';
import { deliveryGroups } from './integrity/delivery-groups.check';
import { creditNoteAmounts, creditedLines, creditedOrders } from './integrity/credit-notes.check';
import { couponCounts, couponsOfCustomers, couponsOfOrders } from './integrity/coupons.check';
import { creditOfOrders, giftCredit, vouchers } from './integrity/gift-credit.check';
import { creditNoteNumbers, receiptNumbers } from './integrity/document-numbers.check';
import { orderKeys, paymentKeys } from './integrity/keys.check';
import { orderEvents } from './integrity/order-events.check';
import { linePrices, lineTotals, orderLines } from './integrity/order-lines.check';
import { orderWords } from './integrity/order-words.check';
import { orderMoney } from './integrity/order-money.check';
import { missingPieces, pickedLines } from './integrity/picked-lines.check';
import { weighedLines } from './integrity/weighed-lines.check';
import { orderEdits } from './integrity/order-edits.check';
import { substituteQuestions } from './integrity/substitute-questions.check';
import { payments } from './integrity/payments.check';
import { receiptOrders, receiptsDue } from './integrity/receipts.check';
import {
  sandboxCharges,
  sandboxOrders,
  sandboxPayments,
  unsettledPayments,
} from './integrity/sandbox.check';
import { slots } from './integrity/slots.check';
import { orderedPieces, stockBalance, stockLedger, stockMovements } from './integrity/stock.check';
import { OrderAttentionResolver } from './attention/order-attention.resolver';
import { OrderBoardResolver, OverdueOrdersResolver } from './board/order-board.resolver';
import { LiveOrderResolver } from './live/live-order.resolver';
import { OpenTheShop1700000000001 } from './migrations/1700000000001-open-the-shop';
import { OffersAndAddresses1700000000002 } from './migrations/1700000000002-offers-and-addresses';
import { OrderMovesAndReceipts1700000000003 } from './migrations/1700000000003-order-moves-and-receipts';
import { Gateways1700000000005 } from './migrations/1700000000005-gateways';
import { ReceiptsWhenPacked1700000000011 } from './migrations/1700000000011-receipts-when-packed';
import { UndoneMoves1700000000021 } from './migrations/1700000000021-undone-moves';
import { DeliveryGroups1700000000013 } from './migrations/1700000000013-delivery-groups';
import { OrderSearch1700000000020 } from './migrations/1700000000020-order-search';
import { Collection } from './collections/collection.entity';
import { CollectionsResolver } from './collections/collections.resolver';
import { DeliveryRound } from './rounds/delivery-round.entity';
import { RoundStop } from './rounds/round-stop.entity';
import { RoundsResolver } from './rounds/rounds.resolver';
import { UpiSettings } from './upi/upi-settings.entity';
import {
  UpiOrderResolver,
  UpiPaymentResolver,
  UpiRefundResolver,
  UpiQuoteResolver,
  UpiTransfersResolver,
} from './upi/upi-transfers.resolver';
import { UsedUtr } from './upi/used-utr.entity';
import { usedUtrs } from './integrity/used-utrs.check';
import { PushSubscriptions1700000000100 } from './migrations/1700000000100-push-subscriptions';
import { UsedUtrs1700000000056 } from './migrations/1700000000056-used-utrs';
import { UpiSettingsResolver } from './upi/upi-settings.resolver';
import { Rounds1700000000036 } from './migrations/1700000000036-rounds';
import { UpiSettings1700000000037 } from './migrations/1700000000037-upi-settings';
import { WeighedLines1700000000042 } from './migrations/1700000000042-weighed-lines';
import { UnitPrices1700000000060 } from './migrations/1700000000060-unit-prices';
import { collections, roundCash, roundStops } from './integrity/collections.check';
import { AdminOrderResolver } from './fulfilment/admin-order.resolver';
import { OrderEventResolver } from './details/order-event.resolver';
import { OrderNoteAuthorResolver } from './details/order-note-author.resolver';
import { OrderNote } from './notes/order-note.entity';
import { OrderNotesResolver } from './notes/order-notes.resolver';
import { DeliveryVersions1700000000027 } from './migrations/1700000000027-delivery-versions';
import { LastDigitsOfPhones1700000000026 } from './migrations/1700000000026-last-digits-of-phones';
import { PhoneOrders1700000000028 } from './migrations/1700000000028-phone-orders';
import { HandOver } from './placing/hand-over.entity';
import { HandOvers1700000000106 } from './migrations/1700000000106-hand-overs';
import { PrintedCustomers1700000000121 } from './migrations/1700000000121-printed-customers';
import { PrintedStores1700000000129 } from './migrations/1700000000129-printed-stores';
import { OrderProposal } from './proposals/order-proposal.entity';
import { OrderProposalResolver } from './proposals/order-proposal.resolver';
import { OrderProposals1700000000105 } from './migrations/1700000000105-order-proposals';
import { PhoneOrderResolver } from './phone-orders/phone-order.resolver';
import { OrderNotes1700000000022 } from './migrations/1700000000022-order-notes';
import { OrderDetailResolver } from './details/order-detail.resolver';
import { OrderEvent } from './orders/order-event.entity';
import { EditOrderResolver } from './editing/edit-order.resolver';
import { OrderEdit } from './editing/order-edit.entity';
import { OrderLine } from './orders/order-line.entity';
import { Order } from './orders/order.entity';
import { guardPickerView } from './orders/picker-view';
import { OrderResolver } from './fulfilment/order.resolver';
import { registerOrderRoutes } from './fulfilment/order.routes';
import { OrderSearchResolver } from './search/order-search.resolver';
import { OrderSearchWord } from './search/order-search-word.entity';
import { CreditNoteCounter } from './credit-notes/credit-note-counter.entity';
import { CreditNoteLine } from './credit-notes/credit-note-line.entity';
import { CreditNote } from './credit-notes/credit-note.entity';
import { CreditNoteResolver, CreditedOrderResolver } from './credit-notes/credit-note.resolver';
import { registerCreditNoteRoutes } from './credit-notes/credit-note.routes';
import { CreditNotes1700000000034 } from './migrations/1700000000034-credit-notes';
import { RefundLinesResolver } from './returns/refund-lines.resolver';
import { SubstituteQuestions1700000000038 } from './migrations/1700000000038-substitute-questions';
import { OrderPushes } from './push/order-pushes';
import { PushSubscription } from './push/push-subscription.entity';
import { PushResolver } from './push/push.resolver';
import { SubstituteQuestion } from './questions/substitute-question.entity';
import {
  AskableOrderResolver,
  SubstituteQuestionsResolver,
} from './questions/substitute-questions.resolver';
import { OrderReports1700000000035 } from './migrations/1700000000035-order-reports';
import { OrderReport } from './reports/order-report.entity';
import { OrderReportsResolver, ReportedOrderResolver } from './reports/order-reports.resolver';
import { PickingAction } from './lines/picking-action.entity';
import { OrderedQuantityResolver, PickingResolver } from './lines/picking.resolver';
import { PiecesToPickResolver } from './lines/pieces-to-pick.resolver';
import { SubstitutesResolver } from './lines/substitutes.resolver';
import { PickedLines1700000000033 } from './migrations/1700000000033-picked-lines';
import { Payment } from './payments/payment.entity';
import { PaymentResolver } from './payments/payment.resolver';
import { registerPaymentRoutes } from './payments/payment.routes';
import { SandboxCharge } from './payments/sandbox-charge.entity';
import { SandboxRefund } from './payments/sandbox-refund.entity';
import { registerProviderWebhook } from './payments/provider-webhook.routes';
import { WebhookEvent } from './payments/webhook-event.entity';
import { ReceiptCounter } from './receipts/receipt-counter.entity';
import { Receipt } from './receipts/receipt.entity';
import { ReceiptResolver } from './receipts/receipt.resolver';
import { registerReceiptRoutes } from './receipts/receipt.routes';
import { Refund } from './refunds/refund.entity';
import { RefundResolver } from './refunds/refund.resolver';
import { orderingPersonalData } from './personal-data';
import { MessagesOfNotes1700000000019 } from './migrations/1700000000019-messages-of-notes';
import { OrderEdits1700000000065 } from './migrations/1700000000065-order-edits';
import { GstOfLines1700000000064 } from './migrations/1700000000064-gst-of-lines';
import { NamesOfLines1700000000073 } from './migrations/1700000000073-names-of-lines';
import { CoveringOrderIndexes1700000000082 } from './migrations/1700000000082-covering-order-indexes';
import { AccountedOrdersResolver } from './accounts/accounted-orders.resolver';
import { CourierResolver } from './courier/courier.resolver';
import { GstReportResolver } from './gst-report/gst-report.resolver';
import { creditNoteTaxes, receiptTaxes } from './integrity/taxes.check';
import { TaxedOrderResolver } from './taxes/taxed-order.resolver';
import { Lower, OrderingServices, createServices } from './services';

/** Orders, their payments, refunds, receipts, emails and live updates. */
export const ordering: Module<OrderingServices, Lower> = {
  name: 'ordering',
  entities: [
    CreditNote,
    CreditNoteCounter,
    CreditNoteLine,
    Collection,
    DeliveryRound,
    HandOver,
    UpiSettings,
    UsedUtr,
    Order,
    OrderEdit,
    OrderEvent,
    OrderLine,
    OrderNote,
    OrderProposal,
    OrderReport,
    OrderSearchWord,
    Payment,
    PushSubscription,
    PickingAction,
    Receipt,
    ReceiptCounter,
    Refund,
    RoundStop,
    SandboxCharge,
    SandboxRefund,
    SubstituteQuestion,
    WebhookEvent,
  ],
  migrations: [
    OpenTheShop1700000000001,
    OffersAndAddresses1700000000002,
    OrderMovesAndReceipts1700000000003,
    Gateways1700000000005,
    ReceiptsWhenPacked1700000000011,
    DeliveryGroups1700000000013,
    MessagesOfNotes1700000000019,
    OrderSearch1700000000020,
    UndoneMoves1700000000021,
    OrderNotes1700000000022,
    PickedLines1700000000033,
    CreditNotes1700000000034,
    OrderReports1700000000035,
    LastDigitsOfPhones1700000000026,
    DeliveryVersions1700000000027,
    PhoneOrders1700000000028,
    Rounds1700000000036,
    UpiSettings1700000000037,
    SubstituteQuestions1700000000038,
    WeighedLines1700000000042,
    PushSubscriptions1700000000100,
    UsedUtrs1700000000056,
    UnitPrices1700000000060,
    GstOfLines1700000000064,
    OrderEdits1700000000065,
    NamesOfLines1700000000073,
    CoveringOrderIndexes1700000000082,
    OrderProposals1700000000105,
    HandOvers1700000000106,
    PrintedCustomers1700000000121,
    PrintedStores1700000000129,
  ],
  services: createServices,
  personalData: orderingPersonalData,
  emails: ({ clock, config, database, questions }) => [
    new OrderEmails(
      config.store,
      config.security.publicUrl,
      config.receipts.prefix,
      questions,
      reachesPhones(config),
    ),
    new OrderPushes(database, clock, config.store, config.push !== undefined),
  ],
  connect: ({ events, orderWatch }) =>
    events.subscribe((committed) => orderWatch.applyCommitted(committed)),
  guardSchema: guardPickerView,
  resolvers: [
    resolver(AdminOrderResolver, (services) => [
      services.adminOrders,
      services.moving,
      services.cash,
      services.bulkMoving,
      services.orderDelivery,
    ]),
    resolver(EditOrderResolver, (services) => [
      services.editing,
      services.additions,
      services.editable,
    ]),
    resolver(OrderEventResolver, (services) => [services.staffEmails]),
    resolver(LiveOrderResolver, (services) => [services.liveOrders]),
    resolver(OrderDetailResolver, (services) => [services.details]),
    resolver(OrderResolver, (services) => [
      services.orders,
      services.placing,
      services.cancelling,
      services.reordering,
    ]),
    resolver(OrderProposalResolver, (services) => [services.proposals]),
    resolver(OrderAttentionResolver, (services) => [services.orderAttention]),
    resolver(OrderBoardResolver, (services) => [services.orderBoard]),
    resolver(OverdueOrdersResolver, (services) => [services.adminOrders]),
    resolver(OrderNotesResolver, (services) => [services.orderNotes]),
    resolver(OrderNoteAuthorResolver, (services) => [services.staffEmails]),
    resolver(OrderSearchResolver, (services) => [services.orderSearch]),
    resolver(PaymentResolver, (services) => [services.payments, services.onlinePayments]),
    resolver(PhoneOrderResolver, (services) => [services.phoneOrders, services.staffCustomers]),
    resolver(PickingResolver, (services) => [
      services.pickings,
      services.lineActions,
      services.staffEmails,
    ]),
    resolver(OrderedQuantityResolver, () => []),
    resolver(SubstituteQuestionsResolver, (services) => [services.questions]),
    resolver(AskableOrderResolver, (services) => [services.questions]),
    resolver(SubstitutesResolver, (services) => [services.substitutes]),
    resolver(PiecesToPickResolver, (services) => [services.details]),
    resolver(ReceiptResolver, (services) => [services.receipts]),
    resolver(CreditNoteResolver, (services) => [
      services.creditNotesReader,
      services.creditNotePrefix,
    ]),
    resolver(AccountedOrdersResolver, (services) => [
      services.accountedOrders,
      services.details,
      services.creditNotesReader,
      services.collections,
    ]),
    resolver(CourierResolver, (services) => [services.courier]),
    resolver(GstReportResolver, (services) => [services.gstReports]),
    resolver(TaxedOrderResolver, (services) => [services.details]),
    resolver(CreditedOrderResolver, (services) => [services.creditNotesReader]),
    resolver(OrderReportsResolver, (services) => [services.reports]),
    resolver(ReportedOrderResolver, (services) => [services.reports]),
    resolver(RefundLinesResolver, (services) => [services.refundingLines]),
    resolver(CollectionsResolver, (services) => [services.collections]),
    resolver(RoundsResolver, (services) => [
      services.rounds,
      services.planRounds,
      services.rideRounds,
      services.settleRounds,
    ]),
    resolver(UpiSettingsResolver, (services) => [services.upiSettings]),
    resolver(UpiTransfersResolver, (services) => [
      services.statingTransfers,
      services.settlingTransfers,
    ]),
    resolver(UpiQuoteResolver, (services) => [services.statingTransfers]),
    resolver(UpiOrderResolver, (services) => [services.statingTransfers]),
    resolver(PushResolver, (services) => [services.push]),
    resolver(UpiPaymentResolver, () => []),
    resolver(UpiRefundResolver, (services) => [services.details]),
    resolver(RefundResolver, (services) => [services.refunding]),
    resolver(StaffCustomersResolver, (services) => [services.staffCustomers]),
  ],
  async routes(http, services) {
    const { creditNotePdfs, lineOrders, orders, payments, receiptPdfs } = services;
    const { sessionAuthentication, providerWebhook } = services;
    registerOrderRoutes(http, orders, lineOrders, sessionAuthentication);
    registerPaymentRoutes(http, payments, sessionAuthentication);
    registerReceiptRoutes(http, receiptPdfs, sessionAuthentication);
    registerCreditNoteRoutes(http, creditNotePdfs, sessionAuthentication);
    if (providerWebhook) await registerProviderWebhook(http, providerWebhook);
  },
  ready: ({ receipts }) => receipts.keepStore(),
  jobs: ({ lapsing, payments, proposals, refunds }) => [
    { name: 'sweep order proposals', run: () => proposals.sweep() },
    { name: 'settle unknown payments', run: () => payments.settleUnknown() },
    { name: 'lapse unpaid orders', run: () => lapsing.lapseUnpaid() },
    { name: 'carry out refunds', run: () => refunds.carryOutPending() },
  ],
  integrityChecks: [
    stockLedger,
    stockBalance,
    orderedPieces,
    stockMovements,
    orderLines,
    lineTotals,
    linePrices,
    pickedLines,
    weighedLines,
    missingPieces,
    substituteQuestions,
    bills,
    orderEdits,
    orderKeys,
    paymentKeys,
    orderMoney,
    collections,
    usedUtrs,
    roundStops,
    roundCash,
    payments,
    sandboxCharges,
    sandboxPayments,
    sandboxOrders,
    unsettledPayments,
    slots,
    deliveryGroups,
    couponCounts,
    couponsOfCustomers,
    couponsOfOrders,
    giftCredit,
    vouchers,
    creditOfOrders,
    creditNoteNumbers,
    creditNoteAmounts,
    creditedLines,
    creditedOrders,
    receiptNumbers,
    receiptOrders,
    receiptsDue,
    receiptTaxes,
    creditNoteTaxes,
    orderEvents,
    orderWords,
  ],
  metrics: (registry, { events }) => measureBusiness(registry, events),
  listening({ events, mails }) {
    // Subscribers run within the caller's transaction context; sending must start outside of any.
    const sendSoon = AsyncResource.bind(() => mails.sendSoon());
    events.subscribe(async (committed) => {
      if (committed.some(({ subject }) => subject === 'order' || subject === 'refund')) sendSoon();
    });
  },
  stop: ({ orderWatch }) => orderWatch.stop(),
};
