import { MAX_PRICE_PAISE } from '../../../kernel/money';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { catalogueMessages } from '../catalogue.messages';
import { priceOf } from '../products/price.rules';
import type { Product } from '../products/product.entity';
import { stockPlus } from '../stock/stock-change.rules';

/** The kinds of bulk changes. */
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

/** The fields that a bulk change may set. */
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

/** The fields of a product that a bulk change reads. */
export type BulkBefore = Readonly<Pick<Product, (typeof BULK_FIELDS)[number]>>;

/** A change with all that its kind needs. */
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

/** 100 %, in basis points. */
const WHOLE = 10_000;

/** Whether a kind changes stocks: by a difference, since orders change them at the same time. */
export function changesStock(kind: BulkChangeKind): boolean {
  return kind === BulkChangeKind.STOCK_SET || kind === BulkChangeKind.STOCK_CHANGE;
}

/** The difference in pieces that a row makes to a stock. */
export function stockDifference(before: BulkValues, after: BulkValues): number {
  return (after.stockQuantity ?? 0) - (before.stockQuantity ?? 0);
}

/**
 * The fields of a product that a plan changes, with their new values; none if the product already has them.
 * @throws VALIDATION (mrpPaise, sellingPaise, stockQuantity) for a price or stock that no product may have;
 *   OUT_OF_STOCK if there are fewer pieces than are to be removed
 */
export function changeOf(plan: BulkPlan, product: BulkBefore): BulkValues {
  const wanted = wantedOf(plan, product);
  const names = BULK_FIELDS.filter(
    (name) => name in wanted && !isSame(name, wanted[name], product[name]),
  );
  return Object.fromEntries(names.map((name) => [name, wanted[name]]));
}

/** A product's former values of the changed fields. */
export function formerValues(product: BulkBefore, after: BulkValues): BulkValues {
  const names = BULK_FIELDS.filter((name) => name in after);
  return Object.fromEntries(names.map((name) => [name, product[name]]));
}

/** Whether a product still has all the values that a change gave it. */
export function stillHas(product: BulkBefore, given: BulkValues): boolean {
  return BULK_FIELDS.every((name) => !(name in given) || isSame(name, given[name], product[name]));
}

/** A product that was never hidden is as visible as one that was shown again. */
function isSame(name: keyof BulkValues, one: unknown, other: unknown): boolean {
  return name === 'isHidden' ? Boolean(one) === Boolean(other) : one === other;
}

/** Why a product was refused or not restored, in stored form. */
export interface RefusalReason {
  code: string;
  field: string | null;
}

/** The code of an error, and the first field that it names. */
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
 * New prices. For a product sold at its MRP, a change of selling prices alone sets a selling price; a change of both
 * prices keeps it at its MRP.
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
 * A price of so many parts of a paisa, rounded once, half up, as `rounding` says. 0 unless it is positive.
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

/** The integer nearest to a positive fraction, half up, computed without floats. */
function nearest(numerator: number, denominator: number): number {
  const twice = 2 * numerator + denominator;
  return (twice - (twice % (2 * denominator))) / (2 * denominator);
}
