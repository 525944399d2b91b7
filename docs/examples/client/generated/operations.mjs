// Written by `npm run codegen`. Do not edit.
/** What each call sends, and whether it is sent again where no answer comes. */
export const operations = {
  accountedOrders: {
    isRepeatable: true,
    text: `query AccountedOrders($from: LocalDate!, $to: LocalDate!, $after: ID, $pageSize: Int! = 40) {
  accountedOrders(from: $from, to: $to, after: $after, pageSize: $pageSize) {
    endCursor
    hasNext
    items {
      id
      status
      paymentMethod
      receipt {
        number
        issuedAt
      }
      taxes {
        ...TaxFields
      }
      lines {
        name
        hsn
        gstBasisPoints
        quantity
        totalPaise
        discountPaise
      }
      creditNotes {
        number
        issuedAt
        reason
        amountPaise
        taxes {
          ...TaxFields
        }
      }
      payments {
        id
        status
        amountPaise
        settledAt
        utr
      }
      refunds {
        id
        status
        amountPaise
        settledAt
        utr
      }
      collected {
        id
        kind
        amountPaise
        at
        utr
      }
    }
  }
}

fragment TaxFields on RateTax {
  gstBasisPoints
  amountPaise
  taxablePaise
  cgstPaise
  sgstPaise
}`,
  },
  addProduct: {
    isRepeatable: false,
    text: `mutation AddProduct($input: ProductInput!) {
  addProduct(input: $input) {
    ...ProductFields
  }
}

fragment ProductFields on Product {
  id
  sku
  barcode
  name
  unit
  brand
  category {
    slug
  }
  mrpPaise
  sellingPaise
  pricePaise
  gstBasisPoints
  hsn
  stockQuantity
  isHidden
  version
}`,
  },
  addToCart: {
    isRepeatable: false,
    text: `mutation AddToCart($input: AddToCartInput!) {
  addToCart(input: $input) {
    cart {
      ...CartFields
    }
  }
}

fragment CartFields on Cart {
  totalQuantity
  grandTotalPaise
  items {
    id
    quantity
    unitPricePaise
    totalPaise
    exceedsStock
    product {
      id
      sku
      name
    }
  }
}`,
  },
  addWebhook: {
    isRepeatable: false,
    text: `mutation AddWebhook($input: WebhookInput!) {
  addWebhook(input: $input) {
    secret
    webhook {
      ...WebhookFields
    }
  }
}

fragment WebhookFields on Webhook {
  id
  description
  url
  types
  state
  failingSince
}`,
  },
  adjustStocks: {
    isRepeatable: true,
    text: `mutation AdjustStocks($rows: [AdjustStockRow!]!) {
  adjustStocks(rows: $rows) {
    ...RowResult
  }
}

fragment RowResult on ProductRowResult {
  row
  productId
  stockQuantity
  code
  field
  message
}`,
  },
  adminLogin: {
    isRepeatable: false,
    text: `mutation AdminLogin($input: LoginInput!, $code: String) {
  adminLogin(input: $input, code: $code) {
    accessToken
  }
}`,
  },
  carryOrder: {
    isRepeatable: true,
    text: `mutation CarryOrder($input: CarryOrderInput!) {
  carryOrder(input: $input) {
    id
    status
  }
}`,
  },
  cart: {
    isRepeatable: true,
    text: `query Cart {
  cart {
    ...CartFields
  }
}

fragment CartFields on Cart {
  totalQuantity
  grandTotalPaise
  items {
    id
    quantity
    unitPricePaise
    totalPaise
    exceedsStock
    product {
      id
      sku
      name
    }
  }
}`,
  },
  changeCartItem: {
    isRepeatable: true,
    text: `mutation ChangeCartItem($input: ChangeCartItemInput!) {
  changeCartItem(input: $input) {
    cart {
      ...CartFields
    }
  }
}

fragment CartFields on Cart {
  totalQuantity
  grandTotalPaise
  items {
    id
    quantity
    unitPricePaise
    totalPaise
    exceedsStock
    product {
      id
      sku
      name
    }
  }
}`,
  },
  deliverySlots: {
    isRepeatable: true,
    text: `query DeliverySlots {
  deliverySlots {
    id
    date
    startMinute
    endMinute
    remaining
    closedReason
  }
}`,
  },
  events: {
    isRepeatable: true,
    text: `query Events($after: ID, $subjects: [AuditSubject!], $pageSize: Int! = 100) {
  events(after: $after, subjects: $subjects, pageSize: $pageSize) {
    endCursor
    hasMore
    items {
      id
      at
      type
      subject
      subjectId
    }
  }
}`,
  },
  gstReport: {
    isRepeatable: true,
    text: `query GstReport($month: String!) {
  gstReport(month: $month) {
    rates {
      ...TaxFields
    }
    hsnCodes {
      hsn
      gstBasisPoints
      quantity
      amountPaise
      taxablePaise
      cgstPaise
      sgstPaise
    }
    receipts {
      firstNumber
      lastNumber
      count
      amountPaise
    }
    creditNotes {
      firstNumber
      lastNumber
      count
      amountPaise
    }
  }
}

fragment TaxFields on RateTax {
  gstBasisPoints
  amountPaise
  taxablePaise
  cgstPaise
  sgstPaise
}`,
  },
  joinPacks: {
    isRepeatable: false,
    text: `mutation JoinPacks($rows: [PackJoinRow!]!) {
  joinPacks(rows: $rows) {
    row
    packGroup
    joinedIds
    code
    field
    message
  }
}`,
  },
  leavePacks: {
    isRepeatable: false,
    text: `mutation LeavePacks($rows: [PackLeaveRow!]!) {
  leavePacks(rows: $rows) {
    ...RowResult
  }
}

fragment RowResult on ProductRowResult {
  row
  productId
  stockQuantity
  code
  field
  message
}`,
  },
  login: {
    isRepeatable: false,
    text: `mutation Login($input: LoginInput!) {
  login(input: $input) {
    accessToken
    customer {
      id
    }
  }
}`,
  },
  moveOrders: {
    isRepeatable: true,
    text: `mutation MoveOrders($moves: [OrderTransitionInput!]!, $to: OrderStatus!, $reason: String) {
  moveOrders(moves: $moves, to: $to, reason: $reason) {
    id
    code
    message
    order {
      order {
        status
      }
    }
  }
}`,
  },
  noteCarriedOrder: {
    isRepeatable: true,
    text: `mutation NoteCarriedOrder($orderId: ID!, $text: String!) {
  noteCarriedOrder(orderId: $orderId, text: $text) {
    id
    status
  }
}`,
  },
  orderSearch: {
    isRepeatable: true,
    text: `query OrderSearch($filter: OrderSearchFilter, $sort: OrderSort! = OLDEST, $after: String, $pageSize: Int! = 25) {
  orderSearch(filter: $filter, sort: $sort, after: $after, pageSize: $pageSize) {
    endCursor
    hasNext
    items {
      customer {
        id
        firstName
        lastName
        phone
      }
      order {
        id
        status
        paymentStatus
        paymentMethod
        placedAt
        toCollectPaise
        deliverySlot {
          date
          startMinute
          endMinute
        }
        deliveryAddress {
          ...AddressFields
        }
        lines {
          id
          productId
          name
          unit
          orderedQuantity
          quantity
          unitPricePaise
          totalPaise
          discountPaise
          gstBasisPoints
          hsn
        }
        taxes {
          ...TaxFields
        }
        bill {
          subtotalPaise
          toPayPaise
        }
      }
    }
  }
}

fragment AddressFields on DeliveryAddress {
  recipientName
  phone
  line1
  line2
  landmark
  instructions
  pinCode
}

fragment TaxFields on RateTax {
  gstBasisPoints
  amountPaise
  taxablePaise
  cgstPaise
  sgstPaise
}`,
  },
  order: {
    isRepeatable: true,
    text: `query Order($id: ID!) {
  order(id: $id) {
    ...OwnOrder
  }
}

fragment OwnOrder on Order {
  id
  status
  paymentStatus
  paymentMethod
  placedAt
  deliverySlot {
    date
    startMinute
    endMinute
  }
  lines {
    productId
    name
    quantity
    unitPricePaise
    totalPaise
  }
  bill {
    toPayPaise
  }
}`,
  },
  ordersToCarry: {
    isRepeatable: true,
    text: `query OrdersToCarry($ids: [ID!], $after: ID, $pageSize: Int! = 100) {
  ordersToCarry(ids: $ids, after: $after, pageSize: $pageSize) {
    endCursor
    hasNext
    items {
      id
      status
      slotDate
      slotStartMinute
      slotEndMinute
      toCollectPaise
      recipient {
        name
        phone
      }
      address {
        ...AddressFields
      }
    }
  }
}

fragment AddressFields on DeliveryAddress {
  recipientName
  phone
  line1
  line2
  landmark
  instructions
  pinCode
}`,
  },
  placeOrder: {
    isRepeatable: true,
    text: `mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    ...OwnOrder
  }
}

fragment OwnOrder on Order {
  id
  status
  paymentStatus
  paymentMethod
  placedAt
  deliverySlot {
    date
    startMinute
    endMinute
  }
  lines {
    productId
    name
    quantity
    unitPricePaise
    totalPaise
  }
  bill {
    toPayPaise
  }
}`,
  },
  pricesAndStocks: {
    isRepeatable: true,
    text: `mutation PricesAndStocks($prices: [SetPriceRow!]!, $stocks: [AdjustStockRow!]!, $hasPrices: Boolean!, $hasStocks: Boolean!) {
  setPrices(rows: $prices) @include(if: $hasPrices) {
    ...RowResult
  }
  adjustStocks(rows: $stocks) @include(if: $hasStocks) {
    ...RowResult
  }
}

fragment RowResult on ProductRowResult {
  row
  productId
  stockQuantity
  code
  field
  message
}`,
  },
  productTable: {
    isRepeatable: true,
    text: `query ProductTable($filter: ProductTableFilter, $sort: ProductTableSort! = OLDEST, $after: String, $pageSize: Int! = 100) {
  productTable(filter: $filter, sort: $sort, after: $after, pageSize: $pageSize) {
    totalCount
    endCursor
    hasNext
    items {
      ...ProductFields
    }
  }
}

fragment ProductFields on Product {
  id
  sku
  barcode
  name
  unit
  brand
  category {
    slug
  }
  mrpPaise
  sellingPaise
  pricePaise
  gstBasisPoints
  hsn
  stockQuantity
  isHidden
  version
}`,
  },
  productsByCode: {
    isRepeatable: true,
    text: `query ProductsByCode($skus: [String!]! = [], $barcodes: [String!]! = [], $limit: Int! = 100) {
  productsByCode(skus: $skus, barcodes: $barcodes, limit: $limit) {
    ...ProductFields
  }
}

fragment ProductFields on Product {
  id
  sku
  barcode
  name
  unit
  brand
  category {
    slug
  }
  mrpPaise
  sellingPaise
  pricePaise
  gstBasisPoints
  hsn
  stockQuantity
  isHidden
  version
}`,
  },
  quote: {
    isRepeatable: true,
    text: `query Quote($input: QuoteInput! = {}) {
  quote(input: $input) {
    couponProblem
    bill {
      subtotalPaise
      toPayPaise
      steps {
        kind
        label
        amountPaise
      }
    }
  }
}`,
  },
  replayEvents: {
    isRepeatable: false,
    text: `mutation ReplayEvents($id: ID!, $after: ID!) {
  replayEvents(id: $id, after: $after)
}`,
  },
  setPrices: {
    isRepeatable: true,
    text: `mutation SetPrices($rows: [SetPriceRow!]!) {
  setPrices(rows: $rows) {
    ...RowResult
  }
}

fragment RowResult on ProductRowResult {
  row
  productId
  stockQuantity
  code
  field
  message
}`,
  },
  setStocks: {
    isRepeatable: false,
    text: `mutation SetStocks($rows: [SetStockRow!]!) {
  setStocks(rows: $rows) {
    ...RowResult
  }
}

fragment RowResult on ProductRowResult {
  row
  productId
  stockQuantity
  code
  field
  message
}`,
  },
  store: {
    isRepeatable: true,
    text: `query Store {
  store {
    name
    addressLines
    city
    supportEmail
    supportPhone
  }
}`,
  },
  turnWebhook: {
    isRepeatable: true,
    text: `mutation TurnWebhook($id: ID!, $isOn: Boolean!) {
  turnWebhook(id: $id, isOn: $isOn) {
    ...WebhookFields
  }
}

fragment WebhookFields on Webhook {
  id
  description
  url
  types
  state
  failingSince
}`,
  },
  updateProduct: {
    isRepeatable: false,
    text: `mutation UpdateProduct($id: ID!, $input: ProductInput!, $expectedVersion: Int) {
  updateProduct(id: $id, input: $input, expectedVersion: $expectedVersion) {
    ...ProductFields
  }
}

fragment ProductFields on Product {
  id
  sku
  barcode
  name
  unit
  brand
  category {
    slug
  }
  mrpPaise
  sellingPaise
  pricePaise
  gstBasisPoints
  hsn
  stockQuantity
  isHidden
  version
}`,
  },
  webhookDeliveries: {
    isRepeatable: true,
    text: `query WebhookDeliveries($id: ID!, $before: ID, $pageSize: Int! = 20) {
  webhookDeliveries(id: $id, before: $before, pageSize: $pageSize) {
    endCursor
    items {
      id
      messageId
      type
      state
      attempts
      status
      failure
      createdAt
      nextTryAt
    }
  }
}`,
  },
  webhooks: {
    isRepeatable: true,
    text: `query Webhooks {
  webhooks {
    ...WebhookFields
  }
}

fragment WebhookFields on Webhook {
  id
  description
  url
  types
  state
  failingSince
}`,
  },
};
