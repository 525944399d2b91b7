import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';

import type {
  BulkChangeKind,
  BulkChangeRowState,
  BulkChangeState,
  BulkChangeStateFragment,
  BulkChangeValuesFragment,
  ChangedPrices,
  PriceRounding,
} from '../../generated/graphql';
import { bulkChangeInputLimits as limits } from '../../generated/contract';
import { categoryName } from '../../features/catalogue/category-name';
import { formatPaise } from '../../shared/lib/format-price';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { formatInstant } from '../../shared/lib/ist-time';
import type { StockMove } from './bulk-form.rules';

type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

export const kindTexts: Record<BulkChangeKind, MessageDescriptor> = {
  PRICE_PERCENT: msg`Prices by percent`,
  PRICE_AMOUNT: msg`Prices by rupees`,
  BELOW_MRP: msg`Selling price below the MRP`,
  NO_SELLING_PRICE: msg`Sell at the MRP`,
  CATEGORY: msg`Category`,
  VISIBILITY: msg`Hide or show`,
  GST: msg`GST rate and HSN code`,
  STOCK_SET: msg`Set the stock`,
  STOCK_CHANGE: msg`Add to the stock, or take from it`,
};

export const stockMoveTexts: Record<StockMove, MessageDescriptor> = {
  RECEIVED: msg`Add what was received`,
  ADD: msg`Add as a correction`,
  TAKE: msg`Take away as a correction`,
  WASTE: msg`Take away what is spoiled, broken or expired`,
  THEFT: msg`Take away what was stolen`,
};

/** Whether a kind of change concerns stocks. */
export const changesStock = (kind: BulkChangeKind): boolean =>
  kind === 'STOCK_SET' || kind === 'STOCK_CHANGE';

export const pricesTexts: Record<ChangedPrices, MessageDescriptor> = {
  SELLING: msg`Selling price`,
  MRP: msg`MRP`,
  BOTH: msg`MRP and selling price`,
};

export const roundingTexts: Record<PriceRounding, MessageDescriptor> = {
  NONE: msg`Not rounded`,
  HALF_RUPEES: msg`To 50 paise`,
  RUPEES: msg`To whole rupees`,
  NINETY_NINE: msg`To 99 paise (49.99)`,
};

export const stateTexts: Record<BulkChangeState, { text: MessageDescriptor; tone: Tone }> = {
  PREVIEWING: { text: msg`Preview`, tone: 'quiet' },
  PREVIEWED: { text: msg`Preview`, tone: 'quiet' },
  SCHEDULED: { text: msg`Scheduled`, tone: 'waiting' },
  STARTING: { text: msg`Starting`, tone: 'waiting' },
  RUNNING: { text: msg`Under way`, tone: 'waiting' },
  DONE: { text: msg`Done`, tone: 'good' },
  CANCELLED: { text: msg`Cancelled`, tone: 'bad' },
  UNDOING: { text: msg`Being undone`, tone: 'waiting' },
  UNDONE: { text: msg`Undone`, tone: 'quiet' },
};

export const rowStateTexts: Record<BulkChangeRowState, { text: MessageDescriptor; tone: Tone }> = {
  WAITING: { text: msg`To be changed`, tone: 'waiting' },
  CHANGED: { text: msg`Changed`, tone: 'good' },
  REFUSED: { text: msg`Refused`, tone: 'bad' },
  UNDONE: { text: msg`Set back`, tone: 'quiet' },
  KEPT: { text: msg`Not set back`, tone: 'bad' },
};

const percentOf = (basisPoints: number) => Math.abs(basisPoints) / 100;

/** A short description of a change: 'MRP: 5 % up · To whole rupees'. */
export function changeText({ request }: Pick<BulkChangeStateFragment, 'request'>): string {
  const { kind, prices, rounding, isHidden, gstBasisPoints, hsn, reason } = request;
  const basisPoints = request.basisPoints ?? 0;
  const amountPaise = request.amountPaise ?? 0;
  const price = prices ? i18n._(pricesTexts[prices]) : '';
  const percent = percentOf(basisPoints);
  const rounded = rounding && rounding !== 'NONE' ? ` · ${i18n._(roundingTexts[rounding])}` : '';
  switch (kind) {
    case 'PRICE_PERCENT':
      return (
        (basisPoints < 0 ? t`${price}: ${percent} % down` : t`${price}: ${percent} % up`) + rounded
      );
    case 'PRICE_AMOUNT': {
      const amount = formatPaise(Math.abs(amountPaise));
      return (amountPaise < 0 ? t`${price}: ${amount} down` : t`${price}: ${amount} up`) + rounded;
    }
    case 'BELOW_MRP':
      return t`Selling price ${percent} % below the MRP` + rounded;
    case 'NO_SELLING_PRICE':
      return i18n._(kindTexts[kind]);
    case 'CATEGORY':
      return t`To another category`;
    case 'VISIBILITY':
      return isHidden ? t`Hide from customers` : t`Show to customers`;
    case 'GST':
      return [
        typeof gstBasisPoints === 'number' && t`GST rate ${{ percent: gstBasisPoints / 100 }} %`,
        hsn && t`HSN code ${hsn}`,
      ]
        .filter(Boolean)
        .join(' · ');
    case 'STOCK_SET':
      return [stockText(request.stockQuantity ?? 0), reason].filter(Boolean).join(' · ');
    case 'STOCK_CHANGE': {
      const delta = request.stockDelta ?? 0;
      const pieces = inIndianGroups(Math.abs(delta));
      const more = delta < 0 ? t`Stock: ${pieces} fewer` : t`Stock: ${pieces} more`;
      return [more, reason].filter(Boolean).join(' · ');
    }
  }
}

const stockText = (pieces: number) => t`Stock: ${{ pieces: inIndianGroups(pieces) }}`;

/**
 * The displayed values of a product that a kind of change concerns.
 * @param mrpNow its MRP, if that is not among them
 */
export function valuesText(
  kind: BulkChangeKind,
  values: BulkChangeValuesFragment,
  mrpNow: number | undefined,
): string {
  const { mrpPaise, sellingPaise, category, isHidden, gstBasisPoints, hsn, stockQuantity } = values;
  switch (kind) {
    case 'PRICE_PERCENT':
    case 'PRICE_AMOUNT':
    case 'BELOW_MRP':
    case 'NO_SELLING_PRICE':
      return (
        [
          typeof mrpPaise === 'number' && t`MRP ${{ price: formatPaise(mrpPaise) }}`,
          typeof sellingPaise === 'number' && t`Sold at ${{ price: formatPaise(sellingPaise) }}`,
        ]
          .filter(Boolean)
          .join(' · ') ||
        (mrpNow === undefined ? t`Sold at the MRP` : t`MRP ${{ price: formatPaise(mrpNow) }}`)
      );
    case 'CATEGORY':
      return category ? categoryName(category) : '';
    case 'VISIBILITY':
      return isHidden ? t`Hidden` : t`Visible`;
    case 'GST':
      return (
        [
          typeof gstBasisPoints === 'number' && t`${{ percent: gstBasisPoints / 100 }} %`,
          hsn && t`HSN code ${hsn}`,
        ]
          .filter(Boolean)
          .join(' · ') || t`none`
      );
    case 'STOCK_SET':
    case 'STOCK_CHANGE':
      return typeof stockQuantity === 'number' ? stockText(stockQuantity) : '';
  }
}

/** When a change starts or started, and when it ends: '1 Dec 2026, 9:00 am until 2 Dec 2026, 9:00 am'. */
export function scheduleText({
  createdAt,
  startsAt,
  endsAt,
}: Pick<BulkChangeStateFragment, 'createdAt' | 'startsAt' | 'endsAt'>): string {
  const from = formatInstant(startsAt ?? createdAt);
  return endsAt ? t`${from} until ${{ end: formatInstant(endsAt) }}` : from;
}

/** Why a product was refused or not reverted; empty without a reason. */
export function reasonText({
  code,
  field,
}: {
  code?: string | null;
  field?: string | null;
}): string | undefined {
  if (!code) return undefined;
  if (code === 'CONFLICT') return t`Somebody changed it meanwhile`;
  if (code === 'NOT_FOUND') return t`It was deleted`;
  if (code === 'OUT_OF_STOCK') return t`Fewer pieces are there`;
  if (field === 'stockQuantity')
    return t`The stock would be above ${{ most: inIndianGroups(limits.stockQuantity.most) }}`;
  if (field === 'mrpPaise') return t`The MRP would not be from ₹0.01 to ₹10,00,000`;
  return t`The selling price would be above the MRP or below ₹0.01`;
}

/** '1,200 products', in the language of the shop. */
export const productsText = (count: number): string =>
  plural(count, {
    one: `${inIndianGroups(count)} product`,
    other: `${inIndianGroups(count)} products`,
  });
