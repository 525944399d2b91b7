import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { catalogueMessages } from '../catalogue.messages';
import { priceOf } from '../products/price.rules';
import type { Product } from '../products/product.entity';
import { stockPlus } from '../stock/stock-change.rules';

/** What can be changed of many products at once. */
export enum BulkChangeKind {
  PRICE_PERCENT = 'PRICE_PERCENT',
  PRICE_AMOUNT = 'PRICE_AMOUNT',
  BELOW_MRP = 'BELOW_MRP',
  NO_SELLING_PRICE = 'NO_SELLING_PRICE',
  CATEGORY = 'CATEGORY',
  VISIBILITY = 'VISIBILITY',
  GST = 'GST',
  STOCK_SET = 'STOCK_SET',
  STOCK_CHANGE = 'STOCK_CHANGE',
}

/** Which prices of a product change. */
export enum ChangedPrices {
  MRP = 'MRP',
  SELLING = 'SELLING',
  BOTH = 'BOTH',
}

/** What new prices are rounded to. */
export enum PriceRounding {
  NONE = 'NONE',
  HALF_RUPEES = 'HALF_RUPEES',
  RUPEES = 'RUPEES',
  NINETY_NINE = 'NINETY_NINE',
}

/** What a bulk change may set. */
const BULK_FIELDS = [
  'mrpPaise',
  'sellingPaise',
  'categoryId',
  'isHidden',
  'gstBasisPoints',
  'hsn',
  'stockQuantity',
] as const;

/** Values of fields that a bulk change sets. */
export type BulkValues = Partial<Pick<Product, (typeof BULK_FIELDS)[number]>>;

/** The fields of a product that a bulk change looks at. */
export type BulkBefore = Readonly<Pick<Product, (typeof BULK_FIELDS)[number]>>;

/** What is to be done, all that its kind needs being there. */
export type BulkPlan =
  | {
      kind: BulkChangeKind.PRICE_PERCENT;
      prices: ChangedPrices;
      basisPoints: number;
      rounding: PriceRounding;
    }
  | {
      kind: BulkChangeKind.PRICE_AMOUNT;
      prices: ChangedPrices;
      amountPaise: number;
      rounding: PriceRounding;
    }
  | { kind: BulkChangeKind.BELOW_MRP; basisPoints: number; rounding: PriceRounding }
  | { kind: BulkChangeKind.NO_SELLING_PRICE }
  | { kind: BulkChangeKind.CATEGORY; categoryId: number }
  | { kind: BulkChangeKind.VISIBILITY; isHidden: boolean }
  | { kind: BulkChangeKind.GST; gstBasisPoints?: number; hsn?: string }
  | { kind: BulkChangeKind.STOCK_SET; stockQuantity: number }
  | { kind: BulkChangeKind.STOCK_CHANGE; stockDelta: number };

/** A whole, in basis points. */
const WHOLE = 10_000;

/** Whether a kind changes stocks: by a difference, while orders change them, too. */
export function changesStock(kind: BulkChangeKind): boolean {
  return kind === BulkChangeKind.STOCK_SET || kind === BulkChangeKind.STOCK_CHANGE;
}

/** By how many pieces a row changes a stock. */
export function stockDifference(before: BulkValues, after: BulkValues): number {
  return (after.stockQuantity ?? 0) - (before.stockQuantity ?? 0);
}

/**
 * The fields of a product that a plan makes different, with their new values; none where it is so already.
 * @throws VALIDATION (mrpPaise, sellingPaise, stockQuantity) for a price or stock that no product may have;
 *   OUT_OF_STOCK where fewer pieces are there than are to go
 */
export function changeOf(plan: BulkPlan, product: BulkBefore): BulkValues {
  const wanted = wantedOf(plan, product);
  const names = BULK_FIELDS.filter(
    (name) => name in wanted && !isSame(name, wanted[name], product[name]),
  );
  return Object.fromEntries(names.map((name) => [name, wanted[name]]));
}

/** Those of these values that a product had before. */
export function formerValues(product: BulkBefore, after: BulkValues): BulkValues {
  const names = BULK_FIELDS.filter((name) => name in after);
  return Object.fromEntries(names.map((name) => [name, product[name]]));
}

/** Whether a product still has all the values that it was given. */
export function stillHas(product: BulkBefore, given: BulkValues): boolean {
  return BULK_FIELDS.every((name) => !(name in given) || isSame(name, given[name], product[name]));
}

/** A product that nobody hid is as visible as one that was shown again. */
function isSame(name: keyof BulkValues, one: unknown, other: unknown): boolean {
  return name === 'isHidden' ? Boolean(one) === Boolean(other) : one === other;
}

/** Why a product is refused, or not set back, as it is stored. */
export interface RefusalReason {
  code: string;
  field: string | null;
}

/** The code of a refusal, and the first field that it names. */
export function reasonOf({ code, fields = {} }: ShopError): RefusalReason {
  return { code, field: Object.keys(fields)[0] ?? null };
}

function wantedOf(plan: BulkPlan, product: BulkBefore): BulkValues {
  switch (plan.kind) {
    case BulkChangeKind.PRICE_PERCENT: {
      const { basisPoints, rounding } = plan;
      return pricesOf(plan.prices, product, (paise) =>
        roundedPrice(paise * (WHOLE + basisPoints), WHOLE, rounding),
      );
    }
    case BulkChangeKind.PRICE_AMOUNT: {
      const { amountPaise, rounding } = plan;
      return pricesOf(plan.prices, product, (paise) =>
        roundedPrice(paise + amountPaise, 1, rounding),
      );
    }
    case BulkChangeKind.BELOW_MRP: {
      const { basisPoints, rounding } = plan;
      const selling = roundedPrice(product.mrpPaise * (WHOLE - basisPoints), WHOLE, rounding);
      return { sellingPaise: sellingPrice(selling) };
    }
    case BulkChangeKind.NO_SELLING_PRICE:
      return { sellingPaise: null };
    case BulkChangeKind.CATEGORY:
      return { categoryId: plan.categoryId };
    case BulkChangeKind.VISIBILITY:
      return { isHidden: plan.isHidden };
    case BulkChangeKind.GST: {
      const { gstBasisPoints, hsn } = plan;
      return {
        ...(gstBasisPoints !== undefined && { gstBasisPoints }),
        ...(hsn !== undefined && { hsn }),
      };
    }
    case BulkChangeKind.STOCK_SET:
      return { stockQuantity: plan.stockQuantity };
    case BulkChangeKind.STOCK_CHANGE:
      return {
        stockQuantity: stockPlus(product.stockQuantity, plan.stockDelta, 'stockQuantity'),
      };
  }
}

/**
 * New prices. A product that is sold at its MRP gets a selling price where that alone is to change; where both are, it
 * goes on being sold at its MRP.
 */
function pricesOf(
  prices: ChangedPrices,
  product: BulkBefore,
  change: (paise: number) => number,
): BulkValues {
  if (prices === ChangedPrices.SELLING)
    return { sellingPaise: sellingPrice(change(priceOf(product))) };
  const mrpPaise = mrp(change(product.mrpPaise));
  if (prices === ChangedPrices.MRP || product.sellingPaise === null) return { mrpPaise };
  return { mrpPaise, sellingPaise: sellingPrice(change(product.sellingPaise)) };
}

function mrp(paise: number): number {
  if (!isPrice(paise))
    throw fieldError('mrpPaise', catalogueMessages.price({ mostCount: MAX_PRICE_PAISE / 100 }));
  return paise;
}

function sellingPrice(paise: number): number {
  const most = { mostCount: MAX_PRICE_PAISE / 100 };
  if (!isPrice(paise)) throw fieldError('sellingPaise', catalogueMessages.sellingPrice(most));
  return paise;
}

function isPrice(paise: number): boolean {
  return paise >= 1 && paise <= MAX_PRICE_PAISE;
}

/**
 * A price of so many parts of a paisa, rounded once: to the nearest of what it is rounded to, half up. 0 where it is
 * none.
 */
export function roundedPrice(parts: number, partsOfPaisa: number, rounding: PriceRounding): number {
  if (parts <= 0) return 0;
  switch (rounding) {
    case PriceRounding.NONE:
      return nearest(parts, partsOfPaisa);
    case PriceRounding.HALF_RUPEES:
      return nearest(parts, partsOfPaisa * 50) * 50;
    case PriceRounding.RUPEES:
      return nearest(parts, partsOfPaisa * 100) * 100;
    case PriceRounding.NINETY_NINE:
      return Math.max(nearest(parts + partsOfPaisa, partsOfPaisa * 100) * 100 - 1, 99);
  }
}

/** The whole number that is nearest to a fraction above 0, half up; without a float in between. */
function nearest(numerator: number, denominator: number): number {
  const twice = 2 * numerator + denominator;
  return (twice - (twice % (2 * denominator))) / (2 * denominator);
}
