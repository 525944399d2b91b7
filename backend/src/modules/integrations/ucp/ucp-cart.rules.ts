import { integrationsMessages } from '../integrations.messages';
import type { HandedOrder } from '../../ordering';
import { OrderStatus } from '../../../kernel/order.enums';
import { UcpShop, answeredBy, linksOf, titleIn } from './ucp-catalog.rules';

/** A line of a cart as the shop's GraphQL answers it. */
export interface CartLine {
  id: string;
  quantity: number;
  unitPricePaise: number;
  totalPaise: number;
  exceedsStock: boolean;
  isHidden: boolean;
  product: {
    id: string;
    name: string;
    nameHi: string | null;
    nameMr: string | null;
    imageUrl: string;
    stockQuantity: number;
  };
}

/** What a cart costs, as the shop's GraphQL answers it. */
export interface CartQuote {
  bill: {
    steps: { kind: string; label: string; amountPaise: number }[];
    toPayPaise: number;
  };
  delivery: { minimumOrderPaise: number; missingPaise: number };
}

/** A cart of the shop, with what the protocol wants to know besides. */
export interface PricedCart {
  /** Who has it has the cart. */
  id: string;
  lines: readonly CartLine[];
  quote: CartQuote;
  /** Where the customer goes on. */
  continueUrl: string;
  /** When it is gone, where nobody looks at it until then. */
  endsAt: Date;
  /** What was asked for that the shop does not have. */
  notSold: readonly string[];
  /** What its customer ordered with it. */
  order: HandedOrder | null;
}

/** Who reads it where. */
export interface Reader {
  shop: UcpShop;
  /** Of the titles, such as 'hi'. */
  language?: string;
}

/** A checkout as a platform is told of it. */
interface ToldCheckout extends ReturnType<typeof checkoutOf> {
  status: string;
  messages?: UcpMessage[];
  /** Where the customer goes on. */
  continue_url?: string;
  order?: { id: string; label: string; permalink_url: string };
}

/** What agents are told that no change of theirs mends: a code that stays. */
const APPROVAL = {
  type: 'error',
  code: 'customer_approval_required',
  content: integrationsMessages.ucpApproval().text,
  severity: 'requires_buyer_input',
};

/** A cart in the words of the protocol. */
export function ucpCart(cart: PricedCart, reader: Reader) {
  const messages = messagesOf(cart, reader);
  return {
    ucp: answeredBy('dev.ucp.shopping.cart'),
    ...contentsOf(cart, reader),
    ...(messages.length > 0 && { messages }),
    continue_url: cart.continueUrl,
  };
}

/**
 * A checkout in the words of the protocol: it is the cart, which the customer is to approve. It is never ready to be
 * completed by a program: it is once its customer ordered.
 */
export function ucpCheckout(cart: PricedCart, reader: Reader): ToldCheckout {
  if (cart.order) return orderedCheckout(cart, cart.order, reader);
  const messages = messagesOf(cart, reader);
  const isMendable = messages.some(({ severity }) => severity === 'recoverable');
  return {
    ...checkoutOf(cart, reader),
    status: isMendable ? 'incomplete' : 'requires_escalation',
    messages: [...messages, APPROVAL],
    continue_url: cart.continueUrl,
  };
}

/** A checkout whose customer went on and ordered. */
function orderedCheckout(
  cart: PricedCart,
  { id, status, wasPlaced }: HandedOrder,
  reader: Reader,
): ToldCheckout {
  const told = checkoutOf(cart, reader);
  const orderUrl = orderUrlOf(id, reader);
  if (wasPlaced) {
    const order = { id: cart.id, label: String(id), permalink_url: orderUrl };
    return { ...told, status: 'completed', order };
  }
  if (status === OrderStatus.CANCELLED) return { ...told, status: 'canceled' };
  // The customer still has to pay it.
  const continueUrl = { messages: [APPROVAL], continue_url: orderUrl };
  return { ...told, status: 'requires_escalation', ...continueUrl };
}

/** The page of an order, which opens for its customer. */
export const orderUrlOf = (id: number, { shop }: Reader): string =>
  `${shop.publicUrl}/client/order/${id}`;

/** A cart that is called off, as it was. */
export const canceledCart = (cart: PricedCart, reader: Reader) => ({
  ucp: answeredBy('dev.ucp.shopping.cart'),
  ...contentsOf(cart, reader),
});

/** A checkout that is called off, as it was. */
export const canceledCheckout = (cart: PricedCart, reader: Reader) => ({
  ...checkoutOf(cart, reader),
  status: 'canceled',
});

function checkoutOf(cart: PricedCart, reader: Reader) {
  return {
    // Customers pay in the shop's own checkout.
    ucp: { ...answeredBy('dev.ucp.shopping.checkout'), payment_handlers: {} },
    ...contentsOf(cart, reader),
    links: linksOf(reader.shop),
  };
}

function contentsOf({ id, lines, quote, endsAt }: PricedCart, { shop, language }: Reader) {
  return {
    id,
    line_items: lines.map(({ id: lineId, product, unitPricePaise, quantity, totalPaise }) => ({
      id: lineId,
      item: {
        id: product.id,
        title: titleIn(product, language),
        price: unitPricePaise,
        ...(product.imageUrl !== '' && {
          image_url: new URL(product.imageUrl, shop.publicUrl).href,
        }),
      },
      quantity,
      totals: [
        { type: 'subtotal', amount: totalPaise },
        { type: 'total', amount: totalPaise },
      ],
    })),
    currency: 'INR',
    totals: totalsOf(quote),
    expires_at: endsAt.toISOString(),
  };
}

/** The steps of the bill: they add up to the total. Taxes are in the prices. */
function totalsOf({ bill: { steps, toPayPaise } }: CartQuote) {
  const totals = steps.map(({ kind, label, amountPaise }) => ({
    type: billTypeOf(kind),
    display_text: label,
    amount: amountPaise,
  }));
  return [
    // The protocol knows no discount of nothing.
    ...totals.filter(({ type, amount }) => type !== 'discount' || amount < 0),
    { type: 'total', display_text: 'Total', amount: toPayPaise },
  ];
}

/** What the protocol calls a step of a bill. */
export function billTypeOf(kind: string): string {
  if (kind === 'SUBTOTAL') return 'subtotal';
  return kind === 'DELIVERY_FEE' ? 'fulfillment' : 'discount';
}

interface UcpMessage {
  type: string;
  code: string;
  content: string;
  path?: string;
  severity?: string;
}

/** What is to be mended before the cart can be ordered, and what of the request is not in it. */
function messagesOf({ lines, notSold, quote }: PricedCart, { language }: Reader): UcpMessage[] {
  const { minimumOrderPaise, missingPaise } = quote.delivery;
  const mendable = (code: string, { text }: { text: string }, path: string): UcpMessage => ({
    ...{ type: 'error', code, content: text, path, severity: 'recoverable' },
  });
  const ofLines = lines.flatMap(({ product, exceedsStock, isHidden }, index) => {
    const name = titleIn(product, language);
    const path = `$.line_items[${index}]`;
    if (isHidden)
      return [mendable('item_unavailable', integrationsMessages.ucpNotSold({ name }), path)];
    if (!exceedsStock) return [];
    const message = integrationsMessages.ucpOnlyLeft({ name, leftCount: product.stockQuantity });
    return [mendable('out_of_stock', message, `${path}.quantity`)];
  });
  const empty = lines.length === 0;
  return [
    ...notSold.map((id) => ({
      type: 'warning',
      code: 'item_unavailable',
      content: integrationsMessages.ucpNotSoldId({ id }).text,
    })),
    ...ofLines,
    ...(empty ? [mendable('cart_empty', integrationsMessages.ucpEmpty(), '$.line_items')] : []),
    ...(!empty && missingPaise > 0
      ? [
          mendable(
            'minimum_order',
            integrationsMessages.ucpMinimumOrder({ minimumOrderPaise, missingPaise }),
            '$.totals',
          ),
        ]
      : []),
  ];
}
