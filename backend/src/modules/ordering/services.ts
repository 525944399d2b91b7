import { reachesPhones } from '../../platform/config/security-settings';
import { Platform } from '../../platform/platform';
import { CatalogueServices } from '../catalogue';
import { CheckoutServices } from '../checkout';
import { IdentityServices } from '../identity';
import { createPayments } from './create-payments';
import { OrderEmailQueue } from './orders/order-email-queue';
import { StaffCustomersService } from './customers/staff-customers.service';
import { OrderAttentionService } from './attention/order-attention.service';
import { OrderBoardService } from './board/order-board.service';
import { LiveOrderService } from './live/live-order.service';
import { OrderWatch } from './live/order-watch';
import { CollectionsService } from './collections/collections.service';
import { PlanRoundsService } from './rounds/plan-rounds.service';
import { RideRoundService } from './rounds/ride-round.service';
import { UpiSettingsService } from './upi/upi-settings.service';
import { RoundsService } from './rounds/rounds.service';
import { SettleRoundService } from './rounds/settle-round.service';
import { AdminOrderService } from './orders/admin-order.service';
import { CancelOrderService } from './fulfilment/cancel-order.service';
import { CollectCashService } from './fulfilment/collect-cash.service';
import { DeliveryCapacity } from './placing/delivery-capacity.service';
import { FailedDeliveryService } from './fulfilment/failed-delivery.service';
import { LapseOrdersService } from './fulfilment/lapse-orders.service';
import { MoveOrderService } from './fulfilment/move-order.service';
import { MoveOrdersService } from './fulfilment/move-orders.service';
import { OrderNotesService } from './notes/order-notes.service';
import { HandOvers } from './placing/hand-overs';
import { OrderProposalsService } from './proposals/order-proposals.service';
import { PhoneOrderService } from './phone-orders/phone-order.service';
import { OrderDetailsService } from './details/order-details.service';
import { AddToOrderService } from './editing/add-to-order.service';
import { EditableOrders } from './placing/editable-orders.service';
import { EditOrderService } from './editing/edit-order.service';
import { OrderLimits } from './placing/order-limits.service';
import { OrderDeliveryService } from './fulfilment/order-delivery.service';
import { OrderLineService } from './fulfilment/order-line.service';
import { OrderStateMachine } from './orders/order-state-machine';
import { OrderService } from './orders/order.service';
import { PlaceOrderService } from './placing/place-order.service';
import { ReorderService } from './placing/reorder.service';
import { TakeOrderItemsService } from './placing/take-order-items.service';
import { OrderSearchService } from './search/order-search.service';
import { OrderSearchWords } from './search/order-search-words.service';
import { CreditNoteService } from './credit-notes/credit-note.service';
import { CreditNotesReader } from './credit-notes/credit-notes-reader.service';
import { CreditNotePdfService } from './credit-notes/credit-note-pdf.service';
import { CreditRefundsService } from './credit-notes/credit-refunds.service';
import { RefundLinesService } from './returns/refund-lines.service';
import { GroupFeeService } from './returns/group-fee.service';
import { ReturnOrderService } from './returns/return-order.service';
import { PushService } from './push/push.service';
import { SubstituteQuestionsService } from './questions/substitute-questions.service';
import { OrderReportsService } from './reports/order-reports.service';
import { LineActionsService } from './lines/line-actions.service';
import { PickingService } from './lines/picking.service';
import { SubstitutesService } from './lines/substitutes.service';
import { ReceiptPdfService } from './receipts/receipt-pdf.service';
import { ReceiptService } from './receipts/receipt.service';
import { AccountedOrdersService } from './accounts/accounted-orders.service';
import { CourierService } from './courier/courier.service';
import { GstReportService } from './gst-report/gst-report.service';

/** The services that the module depends on. */
export type Lower = Platform & IdentityServices & CatalogueServices & CheckoutServices;

/** The services that the module provides to higher modules. */
export type OrderingServices = ReturnType<typeof createServices>;

/** The services of the module, each after its dependencies. */
export function createServices(lower: Lower) {
  const { addresses, events, carts, clock, config, coupons, credits, database, filling } = lower;
  const { deliverySettings, limiter, phoneCustomers, quotes, slots, staffEmails, stock } = lower;
  const { publicUrl } = config.security;
  const orderEmailQueue = new OrderEmailQueue(clock, config.push !== undefined);
  const stateMachine = new OrderStateMachine(clock, events, orderEmailQueue);
  const searchWords = new OrderSearchWords();
  const orders = new OrderService(database);
  const deliveryCapacity = new DeliveryCapacity(clock, slots, deliverySettings);
  const { prefix, ...licences } = config.receipts;
  const receipts = new ReceiptService(database, clock, { ...config.store, ...licences }, prefix);
  const creditNotesReader = new CreditNotesReader(database);
  const creditNotes = new CreditNoteService(clock, {
    events,
    mails: orderEmailQueue,
    prefix,
    stateMachine,
  });
  const upiSettings = new UpiSettingsService(database, clock, events);
  const money = createPayments(database, config.payments, clock, {
    documents: new CreditRefundsService(creditNotes, receipts),
    events,
    stateMachine,
    orderEmailQueue,
    upi: { settings: upiSettings, prefix },
  });
  const { payments, refunds } = money;
  const orderNotes = new OrderNotesService(database, clock, events);
  const orderItems = new TakeOrderItemsService(carts, stock);
  const proposals = new OrderProposalsService(database, clock, {
    ...{ addresses, carts, events, limiter, publicUrl, quotes, slots },
  });
  const editable = new EditableOrders(clock, deliverySettings, receipts);
  const placing = new PlaceOrderService(database, clock, {
    proposals,
    editable,
    addresses,
    orderItems,
    carts,
    coupons,
    credits,
    limits: new OrderLimits(clock, config.orderLimits),
    stateMachine,
    deliveryCapacity,
    deliverySettings,
    searchWords,
    notes: orderNotes,
  });
  const groupFee = new GroupFeeService(clock, {
    ...{ creditNotes, deliverySettings, events, receipts, refunds, stateMachine },
  });
  const returning = new ReturnOrderService({
    ...{ creditNotes, credits, deliverySettings, groupFee, receipts, refunds, stock },
  });
  const collected = new CollectionsService(database, clock, stateMachine, events);
  const backTo = {
    ...{ collections: collected, coupons, deliveryCapacity, groupFee, refunds, returning },
  };
  const cancelling = new CancelOrderService(database, orders, stateMachine, backTo);
  const refundingLines = new RefundLinesService(database, {
    ...{ creditNotes, credits, refunds, returning, stateMachine },
  });
  const details = new OrderDetailsService(database);
  const rounds = new RoundsService(database, staffEmails, { settings: upiSettings, prefix });
  const roundParts = { collections: collected, events, rounds };
  const substitutes = new SubstitutesService(database, lower.catalogue, clock);
  const questions = new SubstituteQuestionsService(database, clock, {
    ...{ events, stateMachine },
    mails: orderEmailQueue,
    reachesPhones: reachesPhones(config),
  });
  const adminOrders = new AdminOrderService(database, clock);
  const orderDelivery = new OrderDeliveryService(database, {
    ...{ addresses, deliveryCapacity, deliverySettings, searchWords, stateMachine },
    orders: adminOrders,
  });
  const moving = new MoveOrderService(database, {
    orders: adminOrders,
    stateMachine,
    cancelling,
    deliveryCapacity,
    failed: new FailedDeliveryService(stateMachine, backTo),
    receipts,
    refunds,
  });
  return {
    ...money,
    accountedOrders: new AccountedOrdersService(database, prefix),
    adminOrders,
    cancelling,
    cash: new CollectCashService(database, stateMachine, collected),
    collections: collected,
    courier: new CourierService(database, {
      ...{ collections: collected, notes: orderNotes, receipts, rounds, stateMachine },
    }),
    creditNotesReader,
    creditNotePdfs: new CreditNotePdfService(database, receipts, creditNotesReader),
    creditNotePrefix: prefix,
    details,
    gstReports: new GstReportService(database, { creditNotesReader, details, prefix }),
    editable,
    additions: new AddToOrderService(database, { carts, credits, editable, placing }),
    editing: new EditOrderService(database, clock, {
      ...{ addresses, carts, coupons, credits, deliveryCapacity, editable, orderItems },
      ...{ groupFee, orderDelivery, refunds, searchWords, stateMachine, stock },
    }),
    push: new PushService(
      ...([database, clock, config.push?.publicKey ?? null, config.webhookNetworks] as const),
    ),
    lapsing: new LapseOrdersService(database, clock, payments, cancelling),
    lineOrders: new OrderLineService(placing, payments, orders),
    liveOrders: new LiveOrderService(orders, adminOrders),
    stateMachine,
    moving,
    bulkMoving: new MoveOrdersService(database, {
      ...{ details, moving, stateMachine },
      orders: adminOrders,
    }),
    orders,
    orderAttention: new OrderAttentionService(database, clock),
    orderDelivery,
    orderBoard: new OrderBoardService(clock, adminOrders, slots),
    orderNotes,
    orderSearch: new OrderSearchService(database, adminOrders, lower.catalogue, clock),
    orderWatch: new OrderWatch(database, lower.log),
    lineActions: new LineActionsService(database, clock, {
      ...{ events, questions, stateMachine, stock, substitutes },
      orders: adminOrders,
    }),
    pickings: new PickingService(database, clock, {
      ...{ cancelling, credits, events, receipts, refunds, stateMachine },
      orders: adminOrders,
    }),
    phoneOrders: new PhoneOrderService(database, { addresses, phoneCustomers, placing, quotes }),
    placing,
    handOvers: new HandOvers(database, details, creditNotesReader),
    proposals,
    questions,
    refundingLines,
    reports: new OrderReportsService(database, clock, {
      ...{ events, refunds, stateMachine },
      refunding: refundingLines,
    }),
    planRounds: new PlanRoundsService(database, clock, events, rounds),
    receiptPdfs: new ReceiptPdfService(receipts, details),
    receipts,
    rideRounds: new RideRoundService(database, clock, { ...roundParts, receipts, stateMachine }),
    rounds,
    upiSettings,
    settleRounds: new SettleRoundService(database, clock, roundParts),
    reordering: new ReorderService(orders, filling, carts),
    substitutes,
    staffCustomers: new StaffCustomersService(database),
  };
}
