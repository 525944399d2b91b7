import type {
  DeliveryAddressFieldsFragment,
  DeliveryAddressInput,
  PhoneOrderCustomerQuery,
  PhoneOrderInput,
  PhoneOrderQuoteInput,
  PhoneOrderQuoteQuery,
  ProductFieldsFragment,
  Substitution,
} from '../../generated/graphql';
import { inShopLanguage } from '../../shared/lib/local-name';
import { randomKey } from '../../shared/lib/random-key';

/** A product that the caller wants. */
export interface DraftLine {
  productId: string;
  /** In the language shown when it was added, like the unit. */
  name: string;
  unit: string | null;
  /** The unit price when it was added; the quote has the current one. */
  unitPricePaise: number;
  /** 0 while the field is empty. */
  quantity: number;
}

export type AddressForm = Record<keyof DeliveryAddressInput, string>;

/** The data of an order while its customer is on the telephone. */
export interface Draft {
  /** The idempotency key of this order, so that resending it places only one. */
  key: string;
  customer: { id: string; name: string; phone: string } | null;
  /** The phone of a caller who is not a customer yet, or not found yet. */
  phone: string;
  name: string;
  lines: readonly DraftLine[];
  address: AddressForm;
  /** Empty for the first slot with room. */
  deliverySlotId: string;
  couponCode: string;
  substitution: Substitution | '';
  note: string;
}

export const emptyAddress: AddressForm = {
  recipientName: '',
  phone: '',
  line1: '',
  line2: '',
  landmark: '',
  instructions: '',
  pinCode: '',
};

export const newDraft = (): Draft => ({
  key: randomKey(),
  customer: null,
  phone: '',
  name: '',
  lines: [],
  address: emptyAddress,
  deliverySlotId: '',
  couponCode: '',
  substitution: '',
  note: '',
});

/** Whether the draft has contents that could be lost. */
export const hasContent = ({ customer, phone, lines, address }: Draft): boolean =>
  customer !== null || phone !== '' || lines.length > 0 || address.line1 !== '';

const place = 'phone-order';

/** Stores the draft in this window, so that a reload loses nothing. */
export function keepDraft(draft: Draft): void {
  if (hasContent(draft)) sessionStorage.setItem(place, JSON.stringify(draft));
  else sessionStorage.removeItem(place);
}

/** In drafts from before selling prices existed, the price of a line is its MRP. */
const withPrice = (line: DraftLine & { mrpPaise?: number }): DraftLine => ({
  ...line,
  unitPricePaise: line.unitPricePaise ?? line.mrpPaise ?? 0,
});

/** The draft stored in this window, or a new one. */
export function keptDraft(): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Draft>;
    const { lines = [] } = kept;
    const address = { ...emptyAddress, ...kept.address };
    return { ...newDraft(), ...kept, address, lines: lines.map(withPrice) };
  } catch {
    return newDraft();
  }
}

/** Adds the pieces of each of these lines. */
export function withPieces(
  lines: readonly DraftLine[],
  added: readonly DraftLine[],
): readonly DraftLine[] {
  return added.reduce<readonly DraftLine[]>((all, line) => {
    const known = all.find(({ productId }) => productId === line.productId);
    if (!known) return [...all, line];
    const quantity = known.quantity + line.quantity;
    return all.map((each) => (each === known ? { ...each, quantity } : each));
  }, lines);
}

/** One piece of a product. */
export function lineOf(product: ProductFieldsFragment): DraftLine {
  const { id, name, unit, pricePaise } = inShopLanguage(product);
  return { productId: id, name, unit: unit ?? null, unitPricePaise: pricePaise, quantity: 1 };
}

export type KnownCustomer = PhoneOrderCustomerQuery['phoneOrderCustomer'];
export type LastOrder = KnownCustomer['lastOrders'][number];

/** The lines of an earlier order whose products the shop still lists. */
export const linesAgain = ({ lines }: LastOrder): DraftLine[] =>
  lines
    .map(inShopLanguage)
    .flatMap(({ productId, name, unit, unitPricePaise, quantity }) =>
      productId === null || productId === undefined || quantity === 0
        ? []
        : [{ productId, name, unit: unit ?? null, unitPricePaise, quantity }],
    );

/** The form of a known address. */
export const addressFormOf = (address: DeliveryAddressFieldsFragment): AddressForm => ({
  recipientName: address.recipientName,
  phone: address.phone,
  line1: address.line1,
  line2: address.line2 ?? '',
  landmark: address.landmark ?? '',
  instructions: address.instructions ?? '',
  pinCode: address.pinCode,
});

/** The input for the bill; undefined if there is nothing to quote. */
export function quoteInput(draft: Draft): PhoneOrderQuoteInput | undefined {
  const lines = draft.lines.filter(({ quantity }) => quantity > 0);
  const pinCode = /^\d{6}$/.test(draft.address.pinCode.trim())
    ? draft.address.pinCode.trim()
    : null;
  if (lines.length === 0 && pinCode === null) return undefined;
  return {
    customerId: draft.customer?.id ?? null,
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    couponCode: draft.couponCode.trim() || null,
    pinCode,
  };
}

export type PhoneQuote = PhoneOrderQuoteQuery['phoneOrderQuote'];

/** The order as sent: with the prices and the sum that the caller was told. */
export function orderInput(draft: Draft, { cart, quote }: PhoneQuote): PhoneOrderInput {
  const { key, customer, phone, name, address, couponCode, substitution, note } = draft;
  const priceOf = new Map(
    cart.items.map(({ product, unitPricePaise }) => [product.id, unitPricePaise]),
  );
  const { line2, landmark, instructions, ...rest } = addressedTo(
    address,
    customer ?? { name, phone },
  );
  return {
    idempotencyKey: key,
    ...(customer ? { customerId: customer.id } : { newCustomer: { phone: phone.trim(), name } }),
    lines: draft.lines.map(({ productId, quantity, unitPricePaise }) => ({
      ...{ productId, quantity },
      unitPricePaise: priceOf.get(productId) ?? unitPricePaise,
    })),
    expectedTotalPaise: quote.bill.toPayPaise,
    address: {
      ...rest,
      line2: line2 || null,
      landmark: landmark || null,
      instructions: instructions || null,
    },
    deliverySlotId: draft.deliverySlotId || null,
    couponCode: couponCode.trim() || null,
    substitution: substitution || null,
    note: note.trim() || null,
  };
}

/** The server's name for the field of a line. */
export const fieldOfLine = (productId: string): string => `items.${productId}`;

/** The address with the caller as its recipient, unless it names somebody else. */
function addressedTo(address: AddressForm, { name, phone }: Pick<Draft, 'name' | 'phone'>) {
  return {
    ...address,
    recipientName: address.recipientName.trim() || name.trim(),
    phone: address.phone.trim() || phone.trim(),
  };
}
