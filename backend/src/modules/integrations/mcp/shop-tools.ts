import { AgentToolSet } from './agent-tool';

const PRODUCT = `
fragment Found on Product {
  id sku name nameHi nameMr brand unit pricePaise mrpPaise stockQuantity isVeg category { slug name }
}`;

const CART = `fragment Kept on Cart {
  totalQuantity grandTotalPaise
  items { id quantity unitPricePaise totalPaise exceedsStock isHidden product { id name unit stockQuantity } }
}`;

const ORDER = `fragment Listed on Order {
  id status paymentStatus paymentMethod placedAt
  deliverySlot { date startMinute endMinute }
  bill { toPayPaise } toCollectPaise
  lines { name unit quantity totalPaise }
}`;

const PROPOSAL = `fragment Proposed on OrderProposal {
  id state approvalUrl expiresAt orderId
  lines { productId name unit quantity unitPricePaise totalPaise }
  bill { subtotalPaise steps { kind label amountPaise reason } toPayPaise }
  paymentMethod deliverySlotId deliverySlot { date startMinute endMinute }
  addressId couponCode useGiftCredit substitution
}`;

/** What agents of customers do: most of it without a login, and nothing that orders. */
export const shopTools: AgentToolSet = {
  title: 'Shop',
  instructions: [
    'An online grocery store in India. Money is in paise: 2850 is ₹28.50. Names are found in English, Hindi and Marathi, in Latin and Devanagari letters.',
    'For a list of groceries call read_shopping_list, let the customer choose where an entry is unclear, then call make_cart and give them its handOverUrl: there they look the lines over, put them into their cart, and order by the checkout of the shop.',
    "With the customer's consent, which the shop asks for by OAuth when such a tool is called, my_cart, add_to_cart, change_cart_line and remove_cart_line work on their own cart, which they order on the page /client/cart of the shop, my_addresses and propose_order make an order ready that the customer approves on the page approvalUrl, and my_orders and get_order tell of their orders.",
    'No tool places an order: the customer approves the total in the shop. Afterwards order_proposal tells whether they did.',
  ].join(' '),
  tools: [
    {
      name: 'find_products',
      title: 'Find products',
      description:
        'Searches and narrows the products: by words in English, Hindi or Marathi (aloo, आलू, potato 1kg), category, price, vegetarian, in stock.',
      document: `query ($search: String, $category: String, $veg: Boolean, $inStock: Boolean! = false, $minPricePaise: Paise, $maxPricePaise: Paise, $sort: ProductSort, $page: Int! = 1, $pageSize: Int! = 10) {
        products(search: $search, category: $category, veg: $veg, inStock: $inStock, minPricePaise: $minPricePaise, maxPricePaise: $maxPricePaise, sort: $sort, page: $page, pageSize: $pageSize) {
          totalCount page pageCount correctedSearch items { ...Found }
        }
      } ${PRODUCT}`,
    },
    {
      name: 'get_product',
      title: 'Get a product',
      description:
        'Everything that the shop tells of one product: ingredients, shelf life, maker, price per kilogram or litre, the other sizes that it comes in, and what is bought with it.',
      document: `query ($id: ID!) {
        product(id: $id) {
          ...Found
          description imageUrl ingredients shelfLife manufacturer countryOfOrigin fssaiLicence barcode
          unitPrice { paise per }
          packSizes { id unit pricePaise stockQuantity unitPrice { paise per } }
          oftenBoughtWith(limit: 5) { id name unit pricePaise }
        }
      } ${PRODUCT}`,
    },
    {
      name: 'list_categories',
      title: 'List categories',
      description: 'The categories of the shop; find_products takes their slugs.',
      document:
        'query { categories { slug name productCount children { slug name productCount } } }',
    },
    {
      name: 'read_shopping_list',
      title: 'Read a shopping list',
      description:
        "Reads a list as people write it, in English, Hindi or Marathi ('2 kg aloo, 1 l doodh, aadha kilo paneer'), and answers for each entry the likeliest product with the pieces that make up the amount, and what else may be meant. Nothing is changed. At most 50 entries.",
      document: `query ($text: String!) {
        matchShoppingList(text: $text) {
          text name amount
          best { quantity isExact product { ...Found } }
          alternatives { quantity isExact product { id name unit pricePaise stockQuantity } }
        }
      } ${PRODUCT}`,
    },
    {
      name: 'make_cart',
      title: 'Make a cart',
      description:
        'Prices up to 50 lines as the shop would bill them now, with delivery and coupons, and answers handOverUrl: the page where the customer looks the lines over and puts them into their cart. Nothing is reserved or ordered.',
      document: `query ($lines: [ShoppingListLineInput!]!, $couponCode: String, $paymentMethod: PaymentMethod! = CARD) {
        shoppingListQuote(lines: $lines, input: { couponCode: $couponCode, paymentMethod: $paymentMethod }) {
          handOverUrl
          cart {
            totalQuantity grandTotalPaise
            items { quantity unitPricePaise totalPaise exceedsStock product { id name unit stockQuantity } }
          }
          quote {
            bill { subtotalPaise steps { kind label amountPaise reason } toPayPaise }
            delivery { feePaise freeFromPaise minimumOrderPaise missingPaise }
            bestCoupon { coupon { code description } discountPaise }
            nextCoupon { coupon { code description } discountPaise missingPaise }
            couponProblem
          }
        }
      }`,
    },
    {
      name: 'delivery_slots',
      title: 'Delivery windows',
      description:
        'The delivery windows of the next seven days with what is free, and what delivery costs. Minutes are those of the day in India: 1020 is 17:00.',
      document: `query ($pinCode: String) {
        deliverySlots { id date startMinute endMinute remaining closedReason }
        deliveryTerms(pinCode: $pinCode) { feePaise freeFromPaise minimumOrderPaise }
      }`,
    },
    {
      name: 'check_pin_code',
      title: 'Check a pin code',
      description: 'Whether the shop delivers to a pin code, and on which terms.',
      document: `query ($pinCode: String!) {
        isServiceable(pinCode: $pinCode)
        deliveryTerms(pinCode: $pinCode) { feePaise freeFromPaise minimumOrderPaise }
      }`,
    },
    {
      name: 'store_info',
      title: 'About the store',
      description:
        'Name, address and contact of the store, days without delivery, and coupons on offer.',
      document: `query {
        store { name addressLines city supportEmail supportPhone }
        closedDays { date reason }
        coupons { code description percent minimumSubtotalPaise maximumDiscountPaise validUntil }
      }`,
    },
    {
      name: 'read_policy',
      title: 'Read a policy',
      description:
        'What the shop promises in its own words: delivery, returns and refunds, terms of sale, privacy, or who answers complaints.',
      document: `query ($name: PolicyName!, $language: Language! = EN) {
        policy(name: $name, language: $language) { text changedAt }
      }`,
    },
    {
      name: 'my_cart',
      title: 'My cart',
      description:
        "The customer's own cart, and what it would cost now with delivery, and gift credit and coupons that there are.",
      scope: 'cart',
      document: `query ($paymentMethod: PaymentMethod! = CARD) {
        cart { ...Kept }
        quote(input: { paymentMethod: $paymentMethod }) {
          bill { subtotalPaise steps { kind label amountPaise reason } toPayPaise }
          delivery { feePaise freeFromPaise minimumOrderPaise missingPaise }
          giftCreditPaise
          bestCoupon { coupon { code description } discountPaise }
        }
      } ${CART}`,
    },
    {
      name: 'add_to_cart',
      title: 'Add to my cart',
      description: "Adds pieces of a product to the customer's own cart.",
      scope: 'cart',
      writes: { isDestructive: false, isIdempotent: false },
      document: `mutation ($productId: ID!, $quantity: Int!) {
        addToCart(input: { productId: $productId, quantity: $quantity }) { item { id quantity } cart { ...Kept } }
      } ${CART}`,
    },
    {
      name: 'change_cart_line',
      title: 'Change a line of my cart',
      description:
        "Sets how many pieces a line of the customer's own cart asks for; my_cart tells the numbers of its lines.",
      scope: 'cart',
      writes: { isDestructive: true, isIdempotent: true },
      document: `mutation ($cartItemId: ID!, $quantity: Int!) {
        changeCartItem(input: { cartItemId: $cartItemId, quantity: $quantity }) { item { id quantity } cart { ...Kept } }
      } ${CART}`,
    },
    {
      name: 'remove_cart_line',
      title: 'Remove a line of my cart',
      description: "Takes a line out of the customer's own cart.",
      scope: 'cart',
      writes: { isDestructive: true, isIdempotent: true },
      document: `mutation ($cartItemId: ID!) { removeCartItem(cartItemId: $cartItemId) { ...Kept } } ${CART}`,
    },
    {
      name: 'my_addresses',
      title: 'My addresses',
      description:
        "The customer's own addresses, the default one first; propose_order takes their ids.",
      scope: 'checkout',
      document: 'query { addresses { id label line1 line2 pinCode isDefault } }',
    },
    {
      name: 'propose_order',
      title: 'Propose an order',
      description:
        "Proposes to order the customer's own cart as it is now, and answers the exact bill and approvalUrl: the page of the shop where the customer sees all of it and approves or refuses, within an hour. Nothing is reserved, ordered or paid. Without addressId it is brought to the default address, without deliverySlotId in the first free delivery window. Orders by card or UPI are paid by the customer right after the approval. Choose an idempotencyKey for each proposal, such as a UUID: the same key answers the same proposal.",
      scope: 'checkout',
      writes: { isDestructive: false, isIdempotent: true },
      document: `mutation ($idempotencyKey: String!, $paymentMethod: PaymentMethod! = CASH_ON_DELIVERY, $addressId: ID, $deliverySlotId: ID, $substitution: Substitution, $couponCode: String, $useGiftCredit: Boolean! = false) {
        proposeOrder(input: { idempotencyKey: $idempotencyKey, paymentMethod: $paymentMethod, addressId: $addressId, deliverySlotId: $deliverySlotId, substitution: $substitution, couponCode: $couponCode, useGiftCredit: $useGiftCredit }) { ...Proposed }
      } ${PROPOSAL}`,
    },
    {
      name: 'order_proposal',
      title: 'What became of a proposed order',
      description:
        'Whether the customer approved a proposed order: WAITING; CHANGED where the cart, a price, the stock or the delivery window is no longer what was proposed, which the customer sees before they approve; APPROVED with orderId; REFUSED; or EXPIRED.',
      scope: 'checkout',
      document: `query ($id: ID!) { orderProposal(id: $id) { ...Proposed } } ${PROPOSAL}`,
    },
    {
      name: 'my_orders',
      title: 'My orders',
      description: "The customer's own orders, the newest first.",
      scope: 'orders:read',
      document: `query ($page: Int! = 1, $pageSize: Int! = 10) {
        orders(page: $page, pageSize: $pageSize) { totalCount page pageCount items { ...Listed } }
      } ${ORDER}`,
    },
    {
      name: 'my_regulars',
      title: 'What I buy regularly',
      description:
        'What the customer bought most often and most recently, what is in stock first: where a weekly shop begins. Ask them how many of each, then call add_to_cart or make_cart.',
      scope: 'orders:read',
      document: `query ($limit: Int! = 20) {
        myRegulars(limit: $limit) { timesBought lastBoughtAt product { ...Found } }
      } ${PRODUCT}`,
    },
    {
      name: 'get_order',
      title: 'Get an order of mine',
      description:
        "One of the customer's own orders: its lines, its bill, what was paid back, and what happened to it until now.",
      scope: 'orders:read',
      document: `query ($id: ID!) {
        order(id: $id) {
          ...Listed
          canBeCancelled editableUntil
          events { fromStatus toStatus at }
          refunds { amountPaise reason status }
        }
      } ${ORDER}`,
    },
  ],
};
