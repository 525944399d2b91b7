import { adminPrompts } from './agent-prompts';
import { AgentTool, AgentToolSet } from './agent-tool';

const KEPT = `
fragment Kept on Product {
  id sku barcode name unit category { slug name }
  mrpPaise sellingPaise pricePaise stockQuantity version isHidden
}`;

const ROW_RESULT = '{ row productId stockQuantity version code field message }';

const BULK_CHANGE = `{
  id state request { kind category search prices amountPaise basisPoints rounding isHidden newCategory gstBasisPoints hsn stockQuantity stockDelta stockKind reason }
  changedCount keptCount refusedCount unchangedCount undoneCount waitingCount createdAt startsAt endsAt endedAt
}`;

const ORDER = `
fragment Listed on Order {
  id status paymentStatus paymentMethod placedAt
  deliverySlot { date startMinute endMinute }
  bill { toPayPaise } toCollectPaise
  lines { name unit quantity }
}`;

const catalogueTools: readonly AgentTool[] = [
  {
    name: 'find_products',
    title: 'Find products',
    description: 'Searches products, including hidden ones; returns stock, prices and version.',
    permission: 'manage-catalogue',
    document: `query ($search: String, $category: String, $sort: ProductSort, $page: Int! = 1, $pageSize: Int! = 25) {
      products(search: $search, category: $category, sort: $sort, page: $page, pageSize: $pageSize, visibility: ANY) {
        totalCount page pageCount items { ...Kept }
      }
    } ${KEPT}`,
  },
  {
    name: 'find_by_code',
    title: 'Find products by SKU or barcode',
    description:
      'Finds products by SKU or barcode, at most 100 of each; codes without a product are left out.',
    permission: 'manage-catalogue',
    document: `query ($skus: [String!]! = [], $barcodes: [String!]! = [], $limit: Int! = 25) {
      productsByCode(skus: $skus, barcodes: $barcodes, limit: $limit) { ...Kept }
    } ${KEPT}`,
  },
  {
    name: 'low_stock',
    title: 'Low stock',
    description:
      'Lists products that are sold out or low in stock, fewest pieces first, with counts.',
    document: `query ($page: Int! = 1, $pageSize: Int! = 25) {
      stockAttention { outCount lowCount lowLevel }
      lowStockProducts(page: $page, pageSize: $pageSize) { totalCount page pageCount items { ...Kept } }
    } ${KEPT}`,
  },
  {
    name: 'set_prices',
    title: 'Set prices',
    description:
      'Sets the prices of up to 1,000 products, each row separately. Pass expectedVersion, the version that you read: if the product was edited since, its row returns CONFLICT and stays unchanged.',
    document: `mutation ($rows: [SetPriceRow!]!) { setPrices(rows: $rows) ${ROW_RESULT} }`,
    writes: { isDestructive: true, isIdempotent: true },
  },
  {
    name: 'set_stock',
    title: 'Set stock',
    description:
      'Sets the stock of up to 1,000 products to an absolute number, each row separately, if the current stock is the expected one; otherwise the row returns CONFLICT. Idempotent per row key.',
    document: `mutation ($rows: [SetStockRow!]!) { setStocks(rows: $rows) ${ROW_RESULT} }`,
    writes: { isDestructive: true, isIdempotent: true },
  },
  {
    name: 'adjust_stock',
    title: 'Adjust stock',
    description:
      'Adds pieces to, or removes pieces from, the stock of up to 1,000 products, never below 0, each row separately. Idempotent per row key.',
    document: `mutation ($rows: [AdjustStockRow!]!) { adjustStocks(rows: $rows) ${ROW_RESULT} }`,
    writes: { isDestructive: true, isIdempotent: true },
  },
  {
    name: 'find_external_ids',
    title: 'Find external ids',
    description:
      "Lists the external ids and metadata that this token's program stores for products: for up to 100 external ids or product IDs, or all. For the next page, pass endCursor as after.",
    permission: 'manage-catalogue',
    document: `query ($externalIds: [String!], $subjectIds: [ID!], $after: ID, $pageSize: Int! = 25) {
      externalRecords(subject: PRODUCT, externalIds: $externalIds, subjectIds: $subjectIds, after: $after, pageSize: $pageSize) {
        hasNext endCursor items { subjectId externalId metadata { key value } }
      }
    }`,
  },
  {
    name: 'set_external_ids',
    title: 'Set external ids',
    description:
      "Sets external ids and metadata of up to 1,000 products for this token's program, each row separately. Omitted fields stay unchanged, null removes them. set_prices, set_stock and adjust_stock find products by these ids.",
    permission: 'manage-catalogue',
    document: `mutation ($rows: [ExternalRecordRow!]!) {
      setExternalRecords(subject: PRODUCT, rows: $rows) { row code field message }
    }`,
    writes: { isDestructive: true, isIdempotent: true },
  },
  {
    name: 'preview_bulk_change',
    title: 'Preview a bulk change',
    description:
      'Previews a change of many products (prices by percent or amount, category, GST, visibility, stock) without applying it. read_bulk_change shows the rows, start_bulk_change applies it.',
    document: `mutation ($input: BulkChangeInput!) { previewBulkChange(input: $input) ${BULK_CHANGE} }`,
    writes: { isDestructive: false, isIdempotent: false },
  },
  {
    name: 'read_bulk_change',
    title: 'Read a bulk change',
    description:
      'Returns the progress of a bulk change, and its rows with values before and after.',
    document: `query ($id: ID!, $page: Int! = 1, $pageSize: Int! = 25) {
      bulkChange(id: $id) ${BULK_CHANGE}
      bulkChangeRows(id: $id, page: $page, pageSize: $pageSize) { totalCount page pageCount items { id productId productName state code field before { mrpPaise sellingPaise stockQuantity } after { mrpPaise sellingPaise stockQuantity } } }
    }`,
  },
  {
    name: 'start_bulk_change',
    title: 'Start a bulk change',
    description:
      'Applies a previewed bulk change: at once, or from `startsAt` and until `endsAt` if given. Ask the person you work for first. undo_bulk_change reverts it.',
    document: `mutation ($id: ID!, $startsAt: DateTimeISO, $endsAt: DateTimeISO) { startBulkChange(id: $id, startsAt: $startsAt, endsAt: $endsAt) ${BULK_CHANGE} }`,
    writes: { isDestructive: true, isIdempotent: true },
  },
  {
    name: 'undo_bulk_change',
    title: 'Undo a bulk change',
    description: 'Reverts a bulk change, except for products changed otherwise since.',
    document: `mutation ($id: ID!) { undoBulkChange(id: $id) ${BULK_CHANGE} }`,
    writes: { isDestructive: true, isIdempotent: true },
  },
];

const orderTools: readonly AgentTool[] = [
  {
    name: 'day_figures',
    title: 'Figures of a day',
    description:
      'Returns the delivery windows of a day (default: today) with capacity, booked, late and due orders, and the orders and totals by status.',
    permission: 'read-orders',
    document: `query ($day: LocalDate) {
      orderBoard(day: $day) {
        day
        slots { startMinute endMinute capacity bookedCount remaining lateCount dueSoonCount counts { status count toPayPaise } }
      }
    }`,
  },
  {
    name: 'orders_needing_attention',
    title: 'Orders that need attention',
    description: 'Counts orders that are late, unpaid, to be picked, failed or reported.',
    document: `query {
      orderAttention {
        toPick { count toPayPaise } toPickLater { count toPayPaise } packed { count toPayPaise }
        outForDelivery { count toPayPaise } late { count toPayPaise } deliveryFailed { count toPayPaise }
        unpaid { count toPayPaise } failedPayments { count toPayPaise } failedRefunds openReports
      }
    }`,
  },
  {
    name: 'find_orders',
    title: 'Find orders',
    description:
      'Finds orders by filter: by slot (deliveryFrom, deliveryTo and slotStartMinutes; 1020 is 17:00 in India), status, product, customer or days. For the next page, pass endCursor as after.',
    document: `query ($filter: OrderSearchFilter, $sort: OrderSort! = NEWEST, $pageSize: Int! = 25, $after: String) {
      orderSearch(filter: $filter, sort: $sort, pageSize: $pageSize, after: $after) {
        count { count isExact } hasNext endCursor
        items { order { ...Listed } customer { id firstName lastName phone } }
      }
    } ${ORDER}`,
  },
  {
    name: 'get_order',
    title: 'Get an order',
    description:
      'Returns one order by its ID: lines, bill, address, payments, refunds, history and notes.',
    permission: 'read-orders',
    document: `query ($id: ID!) {
      adminOrder(id: $id) {
        customer { id firstName lastName phone }
        nextStatuses
        staffNotes { at staffEmail text }
        order {
          id status paymentStatus paymentMethod placedAt couponCode substitution toCollectPaise
          deliverySlot { date startMinute endMinute }
          deliveryAddress { recipientName phone line1 line2 landmark pinCode instructions }
          bill { subtotalPaise steps { kind label amountPaise } toPayPaise }
          lines { id productId name unit quantity orderedQuantity unitPricePaise totalPaise }
          payments { id status amountPaise createdAt }
          refunds { id status amountPaise reason createdAt }
          events { at toStatus actorRole note }
        }
      }
    }`,
  },
];

const ADDRESS = 'address { recipientName phone line1 line2 landmark pinCode instructions }';
const STOP = `id status slotDate slotStartMinute slotEndMinute toCollectPaise recipient { name phone } ${ADDRESS}`;

/** Tools of the other scopes. */
const furtherTools: readonly AgentTool[] = [
  {
    name: 'orders_to_deliver',
    title: 'Orders to deliver',
    description:
      'Lists the packed orders of a day that are not on a round yet, by slot and address.',
    document: `query ($day: LocalDate!) { ordersToDeliver(day: $day) { ${STOP} } }`,
  },
  {
    name: 'orders_to_carry',
    title: 'Orders to carry',
    description:
      'Lists the orders for couriers: destinations and amounts to collect. For the next page, pass endCursor as after.',
    document: `query ($after: ID, $ids: [ID!], $pageSize: Int! = 100) {
      ordersToCarry(after: $after, ids: $ids, pageSize: $pageSize) { hasNext endCursor items { ${STOP} } }
    }`,
  },
  {
    name: 'gst_report',
    title: 'GST of a month',
    description: 'Returns the GST of a month, such as 2026-11, by rate, and the documents issued.',
    document: `query ($month: String!) {
      gstReport(month: $month) {
        month
        rates { gstBasisPoints taxablePaise cgstPaise sgstPaise amountPaise }
        receipts { count firstNumber lastNumber amountPaise }
        creditNotes { count firstNumber lastNumber amountPaise }
      }
    }`,
  },
  {
    name: 'audit_log',
    title: 'Audit log',
    description: 'Lists recorded changes with their actors, newest first.',
    document: `query ($filter: AuditFilter, $page: Int! = 1, $pageSize: Int! = 20) {
      auditLog(filter: $filter, page: $page, pageSize: $pageSize) {
        totalCount page pageCount
        items { id at action actor actorId apiTokenId subject subjectId beforeJson afterJson }
      }
    }`,
  },
  {
    name: 'contact_messages',
    title: 'Messages to the shop',
    description: 'Lists messages from customers, open ones or all.',
    document: `query ($isAnswered: Boolean, $page: Int! = 1, $pageSize: Int! = 20) {
      contactMessages(isAnswered: $isAnswered, page: $page, pageSize: $pageSize) {
        totalCount page pageCount items { id createdAt fullName email subject answeredAt }
      }
    }`,
  },
  {
    name: 'list_coupons',
    title: 'List coupons',
    description: "Lists the shop's coupons with their number of uses.",
    document: `query {
      adminCoupons {
        usedCount totalLimit validFrom
        coupon { id code description percent minimumSubtotalPaise maximumDiscountPaise perCustomerLimit validUntil }
      }
    }`,
  },
  {
    name: 'list_gift_vouchers',
    title: 'List gift vouchers',
    description: 'Lists the gift vouchers with their values and whether they were redeemed.',
    document: 'query { giftVouchers { id valuePaise validUntil redeemedAt } }',
  },
  {
    name: 'delivery_calendar',
    title: 'Delivery calendar',
    description: 'Lists the delivery windows of up to 62 days with their bookings.',
    document: `query ($from: LocalDate!, $to: LocalDate!) {
      deliveryCalendar(from: $from, to: $to) {
        version
        days { date isClosed reason windows { startMinute endMinute capacity bookedCount isOverbooked isActive } }
      }
    }`,
  },
  {
    name: 'quote_phone_order',
    title: 'Quote an order by phone',
    description: 'Quotes an order given by phone at current prices. Nothing is ordered.',
    document: `query ($input: PhoneOrderQuoteInput!) {
      phoneOrderQuote(input: $input) {
        isServiceable
        cart { totalQuantity grandTotalPaise items { quantity totalPaise exceedsStock product { id name unit } } }
        quote { bill { subtotalPaise steps { kind label amountPaise } toPayPaise } couponProblem }
      }
    }`,
  },
  {
    name: 'preview_refund',
    title: 'Preview a refund',
    description:
      'Previews the refund of pieces of an order: the amount, and how it would be paid back. Nothing is refunded.',
    document: `query ($input: RefundPreviewInput!) {
      refundPreview(input: $input) { amountPaise cardPaise cashPaise giftCreditPaise toCollectPaise }
    }`,
  },
];

/** Tools for agents of the staff, with an API token; each agent sees only the tools that its scopes allow. */
export const adminTools: AgentToolSet = {
  title: 'Administration',
  instructions: [
    'The administration of an online grocery store in India. Money is in paise: 2850 is ₹28.50. Days and minutes are in Indian time.',
    'Every write is recorded in the audit log under the token. Read before you write, and send the version or stock that you read. Show the person you work for what a change does, and ask before you make it. Choose a new key for each stock change, and retry with the same key if a response was lost.',
  ].join(' '),
  prompts: adminPrompts,
  tools: [...catalogueTools, ...orderTools, ...furtherTools],
};
