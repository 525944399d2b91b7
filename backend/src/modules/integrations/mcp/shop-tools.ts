import { AgentToolSet } from './agent-tool';

const PRODUCT = `
fragment Found on Product {
  id sku name nameHi nameMr brand unit pricePaise mrpPaise stockQuantity isVeg category { slug name }
}`;

/** What agents of customers do, without a login: all but order. */
export const shopTools: AgentToolSet = {
  title: 'Shop',
  instructions: [
    'An online grocery store in India. Money is in paise: 2850 is ₹28.50. Names are found in English, Hindi and Marathi, in Latin and Devanagari letters.',
    'For a list of groceries call read_shopping_list, let the customer choose where an entry is unclear, then call make_cart and give them its handOverUrl: there they look the lines over, put them into their cart, and order by the checkout of the shop.',
    'No tool places an order: the customer agrees to the total in the shop.',
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
  ],
};
