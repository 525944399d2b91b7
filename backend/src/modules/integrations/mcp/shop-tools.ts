import { shopPrompts } from './agent-prompts';
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

/** Tools for agents of customers: most need no login, and none places an order. */
export const shopTools: AgentToolSet = {
  title: 'Shop',
  instructions: [
    'An online grocery store in India. Money is in paise: 2850 is ₹28.50. Products can be searched in English, Hindi and Marathi, in Latin and Devanagari script.',
    'For a list of groceries call read_shopping_list, let the customer choose if an entry is ambiguous, then call make_cart and give them its handOverUrl: there they review the lines, add them to their cart, and order through the checkout of the shop.',
    "These tools need the customer's consent, which the shop requests by OAuth when one is called: my_cart, add_to_cart, change_cart_line and remove_cart_line work on the customer's own cart, which they order on the page /client/cart of the shop; my_addresses and propose_order prepare an order that the customer approves on the page approvalUrl; my_orders and get_order read their orders.",
    'No tool places an order: the customer approves the total in the shop. Afterwards, order_proposal returns their decision.',
  ].join(' '),
  prompts: shopPrompts,
  tools: [
    {
      name: 'find_products',
      title: 'Find products',
      description:
        'Searches and filters products: by words in English, Hindi or Marathi (aloo, आलू, potato 1kg), category, price, vegetarian, in stock.',
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
        'Returns the details of a product: ingredients, shelf life, maker, price per kilogram or litre, other sizes, and products often bought with it.',
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
      description: 'Lists the categories of the shop; find_products accepts their slugs.',
      document:
        'query { categories { slug name productCount children { slug name productCount } } }',
    },
    {
      name: 'read_shopping_list',
      title: 'Read a shopping list',
      description:
        "Parses a free-form shopping list in English, Hindi or Marathi ('2 kg aloo, 1 l doodh, aadha kilo paneer') and returns for each entry the likeliest product with the number of pieces for the amount, and alternatives. Changes nothing. At most 50 entries.",
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
        'Prices up to 50 lines at current prices, with delivery and coupons, and returns handOverUrl: the page where the customer reviews the lines and adds them to their cart. Nothing is reserved or ordered.',
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
        'Lists the delivery windows of the next seven days with free capacity and delivery fees. Minutes count from midnight in India: 1020 is 17:00.',
      document: `query ($pinCode: String) {
        deliverySlots { id date startMinute endMinute remaining closedReason }
        deliveryTerms(pinCode: $pinCode) { feePaise freeFromPaise minimumOrderPaise }
      }`,
    },
    {
      name: 'check_pin_code',
      title: 'Check a pin code',
      description: 'Checks whether the shop delivers to a pin code, and on which terms.',
      document: `query ($pinCode: String!) {
        isServiceable(pinCode: $pinCode)
        deliveryTerms(pinCode: $pinCode) { feePaise freeFromPaise minimumOrderPaise }
      }`,
    },
    {
      name: 'store_info',
      title: 'About the store',
      description:
        'Returns name, address and contact of the store, days without delivery, and current coupons.',
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
        'Returns the text of a policy of the shop: delivery, returns and refunds, terms of sale, privacy, or the grievance contact.',
      document: `query ($name: PolicyName!, $language: Language! = EN) {
        policy(name: $name, language: $language) { text changedAt }
      }`,
    },
    {
      name: 'my_cart',
      title: 'My cart',
      description:
        "Returns the customer's own cart with its current total, including delivery, available gift credit and coupons.",
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
        "Sets the quantity of a line in the customer's own cart; my_cart returns the line IDs.",
      scope: 'cart',
      writes: { isDestructive: true, isIdempotent: true },
      document: `mutation ($cartItemId: ID!, $quantity: Int!) {
        changeCartItem(input: { cartItemId: $cartItemId, quantity: $quantity }) { item { id quantity } cart { ...Kept } }
      } ${CART}`,
    },
    {
      name: 'remove_cart_line',
      title: 'Remove a line of my cart',
      description: "Removes a line from the customer's own cart.",
      scope: 'cart',
      writes: { isDestructive: true, isIdempotent: true },
      document: `mutation ($cartItemId: ID!) { removeCartItem(cartItemId: $cartItemId) { ...Kept } } ${CART}`,
    },
    {
      name: 'my_addresses',
      title: 'My addresses',
      description:
        "Lists the customer's own addresses, default first; propose_order accepts their ids.",
      scope: 'checkout',
      document: 'query { addresses { id label line1 line2 pinCode isDefault } }',
    },
    {
      name: 'propose_order',
      title: 'Propose an order',
      description:
        "Proposes to order the customer's own cart as it is now, and returns the exact bill and approvalUrl: the page of the shop where the customer reviews the order and approves or refuses it within an hour. Nothing is reserved, ordered or paid. Without addressId it goes to the default address, without deliverySlotId in the first free delivery window. Orders by card or UPI are paid by the customer right after the approval. Choose an idempotencyKey for each proposal, such as a UUID: the same key returns the same proposal.",
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
        'Returns the state of a proposed order: WAITING; CHANGED if the cart, a price, the stock or the delivery window has changed since, which the customer sees before approving; APPROVED with orderId; REFUSED; or EXPIRED.',
      scope: 'checkout',
      document: `query ($id: ID!) { orderProposal(id: $id) { ...Proposed } } ${PROPOSAL}`,
    },
    {
      name: 'my_orders',
      title: 'My orders',
      description: "Lists the customer's own orders, newest first.",
      scope: 'orders:read',
      document: `query ($page: Int! = 1, $pageSize: Int! = 10) {
        orders(page: $page, pageSize: $pageSize) { totalCount page pageCount items { ...Listed } }
      } ${ORDER}`,
    },
    {
      name: 'my_regulars',
      title: 'What I buy regularly',
      description:
        'Lists the products the customer buys most often and most recently, in-stock ones first: a starting point for a weekly shop. Ask for the quantities, then call add_to_cart or make_cart.',
      scope: 'orders:read',
      document: `query ($limit: Int! = 20) {
        myRegulars(limit: $limit) { timesBought lastBoughtAt product { ...Found } }
      } ${PRODUCT}`,
    },
    {
      name: 'get_order',
      title: 'Get an order of mine',
      description: "Returns one of the customer's own orders: lines, bill, refunds and history.",
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
