import { integrationsMessages } from '../integrations.messages';
import type { HandedOrder } from '../../ordering';
import { OrderStatus } from '../../../kernel/order.enums';
import { UcpShop, answeredBy, linksOf, titleIn } from './ucp-catalog.rules';

/** A line of a cart as returned by the shop's GraphQL API. */
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

/** The price of a cart as returned by the shop's GraphQL API. */
export interface CartQuote {
  bill: {
    steps: { kind: string; label: string; amountPaise: number }[];
    toPayPaise: number;
  };
  delivery: { minimumOrderPaise: number; missingPaise: number };
}

/** A cart of the shop, with the further data that the protocol needs. */
export interface PricedCart {
  /** The id that gives access to the cart. */
  id: string;
  lines: readonly CartLine[];
  quote: CartQuote;
  /** The link with which the customer continues. */
  continueUrl: string;
  /** When the cart expires if nobody reads it until then. */
  endsAt: Date;
  /** Requested items that the shop does not sell. */
  notSold: readonly string[];
  /** The order that its customer placed with it. */
  order: HandedOrder | null;
}

/** The reader of a response, and the shop that serves it. */
export interface Reader {
  shop: UcpShop;
  /** Language of the titles, such as 'hi'. */
  language?: string;
}

/** A checkout in the format of the protocol. */
interface ToldCheckout extends ReturnType<typeof checkoutOf> {
  status: string;
  messages?: UcpMessage[];
  /** The link with which the customer continues. */
  continue_url?: string;
  order?: { id: string; label: string; permalink_url: string };
}

/** The message about what agents cannot fix themselves; its code is stable. */
const APPROVAL = {
  type: 'error',
  code: 'customer_approval_required',
  content: integrationsMessages.ucpApproval().text,
  severity: 'requires_buyer_input',
};

/** A cart in the format of the protocol. */
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
 * A checkout in the format of the protocol: it is the cart, which the customer has to approve. A program can never
 * complete it; it is complete once its customer has ordered.
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

/** A checkout whose customer continued and ordered. */
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
  // The customer still has to pay for it.
  const continueUrl = { messages: [APPROVAL], continue_url: orderUrl };
  return { ...told, status: 'requires_escalation', ...continueUrl };
}

/** The page of an order, which opens for its customer only. */
export const orderUrlOf = (id: number, { shop }: Reader): string =>
  `${shop.publicUrl}/client/order/${id}`;

/** A canceled cart, as it was. */
export const canceledCart = (cart: PricedCart, reader: Reader) => ({
  ucp: answeredBy('dev.ucp.shopping.cart'),
  ...contentsOf(cart, reader),
});

/** A canceled checkout, as it was. */
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

/** The steps of the bill, which add up to the total. Prices include taxes. */
function totalsOf({ bill: { steps, toPayPaise } }: CartQuote) {
  const totals = steps.map(({ kind, label, amountPaise }) => ({
    type: billTypeOf(kind),
    display_text: label,
    amount: amountPaise,
  }));
  return [
    // The protocol does not allow a discount of zero.
    ...totals.filter(({ type, amount }) => type !== 'discount' || amount < 0),
    { type: 'total', display_text: 'Total', amount: toPayPaise },
  ];
}

/** The protocol's type of a bill step. */
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

/** The problems to fix before the cart can be ordered, and the requested items that it does not contain. */
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
