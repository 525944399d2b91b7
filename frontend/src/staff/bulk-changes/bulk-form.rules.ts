import { t } from '@lingui/core/macro';

import { bulkChangeInputLimits } from '../../generated/contract';
import type {
  BulkChangeInput,
  BulkChangeKind,
  ChangedPrices,
  PriceRounding,
  StockChangeKind,
} from '../../generated/graphql';
import { rupeesToPaise } from '../../shared/lib/rupees.rules';
import { isHsn } from '../products/gst.rules';

/** The kinds of stock changes; only a correction goes both ways. */
export type StockMove = 'RECEIVED' | 'ADD' | 'TAKE' | 'WASTE' | 'THEFT';

/** The products and the change, as typed. */
export interface BulkForm {
  search: string;
  category: string;
  kind: BulkChangeKind;
  prices: ChangedPrices;
  direction: 'up' | 'down';
  percent: string;
  rupees: string;
  rounding: PriceRounding;
  newCategory: string;
  isHidden: 'yes' | 'no';
  gstBasisPoints: string;
  hsn: string;
  stockMove: StockMove;
  pieces: string;
  reason: string;
}

export const emptyBulkForm: BulkForm = {
  search: '',
  category: '',
  kind: 'PRICE_PERCENT',
  prices: 'SELLING',
  direction: 'up',
  percent: '',
  rupees: '',
  rounding: 'NONE',
  newCategory: '',
  isHidden: 'yes',
  gstBasisPoints: '',
  hsn: '',
  stockMove: 'RECEIVED',
  pieces: '',
  reason: '',
};

/** The fields of each kind of change, in addition to the choice of products. */
export const fieldsOfKind = {
  PRICE_PERCENT: ['prices', 'direction', 'percent', 'rounding'],
  PRICE_AMOUNT: ['prices', 'direction', 'rupees', 'rounding'],
  BELOW_MRP: ['percent', 'rounding'],
  NO_SELLING_PRICE: [],
  CATEGORY: ['newCategory'],
  VISIBILITY: ['isHidden'],
  GST: ['gstBasisPoints', 'hsn'],
  STOCK_SET: ['pieces', 'reason'],
  STOCK_CHANGE: ['stockMove', 'pieces', 'reason'],
} as const satisfies Record<BulkChangeKind, readonly (keyof BulkForm)[]>;

/** A percentage has at most two decimals, as rupees have: basis points are parsed like paise. */
const basisPointsOf = rupeesToPaise;

/** Checks that need no server. */
export const bulkFormChecks = {
  percent: (text: string, { kind, direction }: BulkForm) => {
    const { least, most } = bulkChangeInputLimits.basisPoints;
    const limit = kind === 'BELOW_MRP' || direction === 'down' ? -least : most;
    const basisPoints = basisPointsOf(text) ?? 0;
    return (
      (basisPoints > 0 && basisPoints <= limit) ||
      t`Enter a percentage such as 5 or 2.5, at most ${{ most: limit / 100 }}`
    );
  },
  rupees: (text: string) => (rupeesToPaise(text) ?? 0) > 0 || t`Enter an amount such as 5 or 2.50`,
  newCategory: (slug: string) => slug !== '' || t`Choose a category`,
  hsn: (text: string, { gstBasisPoints }: BulkForm) =>
    text.trim() === ''
      ? gstBasisPoints !== '' || t`Choose a GST rate, enter an HSN code, or both`
      : isHsn(text.trim()) || t`The HSN code should have 4, 6 or 8 digits`,
  pieces: (text: string, { kind }: BulkForm) =>
    (/^\d{1,7}$/.test(text.trim()) && (kind === 'STOCK_SET' || Number(text) > 0)) ||
    t`A whole number, such as 24`,
  reason: (text: string) => text.trim() !== '' || t`Say why, such as ‘Delivery of Monday’`,
};

const takesAway = (move: StockMove) => move !== 'RECEIVED' && move !== 'ADD';
const stockKindOf = (move: StockMove): StockChangeKind =>
  move === 'ADD' || move === 'TAKE' ? 'CORRECTION' : move;

/** The validated form in the form of the API. */
export function inputOfBulkForm(form: BulkForm): BulkChangeInput {
  const { kind, prices, rounding } = form;
  const sign = form.direction === 'down' ? -1 : 1;
  const products = { search: form.search.trim() || null, category: form.category || null };
  switch (kind) {
    case 'PRICE_PERCENT':
      return {
        ...{ ...products, kind, prices, rounding },
        basisPoints: sign * (basisPointsOf(form.percent) ?? 0),
      };
    case 'PRICE_AMOUNT':
      return {
        ...{ ...products, kind, prices, rounding },
        amountPaise: sign * (rupeesToPaise(form.rupees) ?? 0),
      };
    case 'BELOW_MRP':
      return { ...products, kind, rounding, basisPoints: basisPointsOf(form.percent) ?? 0 };
    case 'NO_SELLING_PRICE':
      return { ...products, kind };
    case 'CATEGORY':
      return { ...products, kind, newCategory: form.newCategory };
    case 'VISIBILITY':
      return { ...products, kind, isHidden: form.isHidden === 'yes' };
    case 'GST':
      return {
        ...{ ...products, kind, hsn: form.hsn.trim() || null },
        gstBasisPoints: form.gstBasisPoints === '' ? null : Number(form.gstBasisPoints),
      };
    case 'STOCK_SET':
      return {
        ...{ ...products, kind, reason: form.reason.trim() },
        stockQuantity: Number(form.pieces),
      };
    case 'STOCK_CHANGE':
      return {
        ...{ ...products, kind, reason: form.reason.trim() },
        stockDelta: takesAway(form.stockMove) ? -Number(form.pieces) : Number(form.pieces),
        stockKind: stockKindOf(form.stockMove),
      };
  }
}

const formNames: Record<string, keyof BulkForm> = {
  ...{ basisPoints: 'percent', amountPaise: 'rupees' },
  ...{ stockQuantity: 'pieces', stockDelta: 'pieces', stockKind: 'stockMove' },
};

/** The form field for a field name of the server. */
export function bulkFieldOf(serverField: string): keyof BulkForm | undefined {
  const name = formNames[serverField] ?? serverField;
  return name in emptyBulkForm ? (name as keyof BulkForm) : undefined;
}
