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
    description: 'Searches the products, hidden ones too, with stock, prices and version.',
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
      'The products that have one of these SKUs or barcodes, at most 100 of each; nothing stands for a number that no product has.',
    permission: 'manage-catalogue',
    document: `query ($skus: [String!]! = [], $barcodes: [String!]! = [], $limit: Int! = 25) {
      productsByCode(skus: $skus, barcodes: $barcodes, limit: $limit) { ...Kept }
    } ${KEPT}`,
  },
  {
    name: 'low_stock',
    title: 'Low stock',
    description:
      'Products that are sold out or low, the fewest pieces first, and how many there are.',
    document: `query ($page: Int! = 1, $pageSize: Int! = 25) {
      stockAttention { outCount lowCount lowLevel }
      lowStockProducts(page: $page, pageSize: $pageSize) { totalCount page pageCount items { ...Kept } }
    } ${KEPT}`,
  },
  {
    name: 'set_prices',
    title: 'Set prices',
    description:
      'Sets the prices of up to 1,000 products, each row by itself. Give expectedVersion, the version that was read: where somebody edited the product since, its row answers CONFLICT and nothing of it is changed.',
    document: `mutation ($rows: [SetPriceRow!]!) { setPrices(rows: $rows) ${ROW_RESULT} }`,
    writes: { isDestructive: true, isIdempotent: true },
  },
  {
    name: 'set_stock',
    title: 'Set stock',
    description:
      'Sets the stock of up to 1,000 products to a number, each row by itself, where it still is the expected one; else the row answers CONFLICT. A row that is sent again under its key is carried out once.',
    document: `mutation ($rows: [SetStockRow!]!) { setStocks(rows: $rows) ${ROW_RESULT} }`,
    writes: { isDestructive: true, isIdempotent: true },
  },
  {
    name: 'adjust_stock',
    title: 'Adjust stock',
    description:
      'Adds pieces to the stock of up to 1,000 products, or takes some away, never below 0, each row by itself. A row that is sent again under its key is carried out once.',
    document: `mutation ($rows: [AdjustStockRow!]!) { adjustStocks(rows: $rows) ${ROW_RESULT} }`,
    writes: { isDestructive: true, isIdempotent: true },
  },
  {
    name: 'find_external_ids',
    title: 'Find external ids',
    description:
      'What the program of this token knows products by: ids of its own, and texts by keys. By up to 100 of these ids or numbers of products, or all of them. Go on with after: endCursor.',
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
      'Sets what the program of this token knows up to 1,000 products by, each row by itself: an id of its own, and texts by keys. What a row leaves out stays, null takes it away. set_prices, set_stock and adjust_stock find products by these ids.',
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
      'Works out what a change of many products would do (prices by percent or amount, category, GST, hidden or not, stock), and changes none of them. read_bulk_change shows the rows, start_bulk_change carries it out.',
    document: `mutation ($input: BulkChangeInput!) { previewBulkChange(input: $input) ${BULK_CHANGE} }`,
    writes: { isDestructive: false, isIdempotent: false },
  },
  {
    name: 'read_bulk_change',
    title: 'Read a bulk change',
    description: 'How far a bulk change is, and its rows with what is before and after.',
    document: `query ($id: ID!, $page: Int! = 1, $pageSize: Int! = 25) {
      bulkChange(id: $id) ${BULK_CHANGE}
      bulkChangeRows(id: $id, page: $page, pageSize: $pageSize) { totalCount page pageCount items { id productId productName state code field before { mrpPaise sellingPaise stockQuantity } after { mrpPaise sellingPaise stockQuantity } } }
    }`,
  },
  {
    name: 'start_bulk_change',
    title: 'Start a bulk change',
    description:
      'Carries a bulk change out that was previewed: at once, or from `startsAt`, and until `endsAt` where they are given. Ask the person whom you work for first. undo_bulk_change takes it back.',
    document: `mutation ($id: ID!, $startsAt: DateTimeISO, $endsAt: DateTimeISO) { startBulkChange(id: $id, startsAt: $startsAt, endsAt: $endsAt) ${BULK_CHANGE} }`,
    writes: { isDestructive: true, isIdempotent: true },
  },
  {
    name: 'undo_bulk_change',
    title: 'Undo a bulk change',
    description: 'Takes a bulk change back, but for what was changed otherwise since.',
    document: `mutation ($id: ID!) { undoBulkChange(id: $id) ${BULK_CHANGE} }`,
    writes: { isDestructive: true, isIdempotent: true },
  },
];

const orderTools: readonly AgentTool[] = [
  {
    name: 'day_figures',
    title: 'Figures of a day',
    description:
      'The delivery windows of a day, today unless told: what each takes, what is booked, late and due, and the orders and sums by state.',
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
    description: 'How many orders are late, unpaid, to be picked, failed or reported.',
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
      'Orders by a filter: those of a slot by deliveryFrom, deliveryTo and slotStartMinutes (1020 is 17:00 in India), by state, product, customer or days. Go on with after: endCursor.',
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
      'One order by its number: lines, bill, address, payments, refunds, history and notes.',
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

/** What the other scopes read. */
const furtherTools: readonly AgentTool[] = [
  {
    name: 'orders_to_deliver',
    title: 'Orders to deliver',
    description: 'The packed orders of a day that are on no round yet, by slot and address.',
    document: `query ($day: LocalDate!) { ordersToDeliver(day: $day) { ${STOP} } }`,
  },
  {
    name: 'orders_to_carry',
    title: 'Orders to carry',
    description:
      'What couriers bring: where it goes and what to collect. Go on with after: endCursor.',
    document: `query ($after: ID, $ids: [ID!], $pageSize: Int! = 100) {
      ordersToCarry(after: $after, ids: $ids, pageSize: $pageSize) { hasNext endCursor items { ${STOP} } }
    }`,
  },
  {
    name: 'gst_report',
    title: 'GST of a month',
    description: 'The GST of a month such as 2026-11 by rate, and the documents that were issued.',
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
    description: 'Who did what, the newest first.',
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
    description: 'What customers wrote to the shop, the open ones or all.',
    document: `query ($isAnswered: Boolean, $page: Int! = 1, $pageSize: Int! = 20) {
      contactMessages(isAnswered: $isAnswered, page: $page, pageSize: $pageSize) {
        totalCount page pageCount items { id createdAt fullName email subject answeredAt }
      }
    }`,
  },
  {
    name: 'list_coupons',
    title: 'List coupons',
    description: 'The coupons of the shop with how often they were used.',
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
    description: 'The gift vouchers with what they are worth, and whether they were used.',
    document: 'query { giftVouchers { id valuePaise validUntil redeemedAt } }',
  },
  {
    name: 'delivery_calendar',
    title: 'Delivery calendar',
    description: 'The delivery windows of up to 62 days with what is booked.',
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
    description: 'What an order that somebody gives by phone would cost now. Nothing is ordered.',
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
      'What pieces of an order would come to if they were paid back, and by which ways. Nothing is paid.',
    document: `query ($input: RefundPreviewInput!) {
      refundPreview(input: $input) { amountPaise cardPaise cashPaise giftCreditPaise toCollectPaise }
    }`,
  },
];

/** What agents of the staff do by an API token; each is told of what its scopes allow. */
export const adminTools: AgentToolSet = {
  title: 'Administration',
  instructions: [
    'The administration of an online grocery store in India. Money is in paise: 2850 is ₹28.50. Days and minutes are those of India.',
    'What writes is in the audit log under the token. Read before you write, and send the version or stock that you read along. Show the person whom you work for what a change does, and ask before you make it. Choose a new key for each change of a stock, and send the same one where an answer was lost.',
  ].join(' '),
  tools: [...catalogueTools, ...orderTools, ...furtherTools],
};
