import { WantedAmount } from './read-list.rules';

/** Maximum number of pieces per entry of a list: people should check more. */
const MAX_READ_PIECES = 99;

/** The contents of one piece of a product, by its unit. */
export interface PackSize {
  amount: number;
  measure: 'g' | 'ml' | 'piece';
}

/** How many pieces somebody needs. */
export interface Pieces {
  quantity: number;
  /** Whether they are exactly the requested amount: not more, and not a guess. */
  isExact: boolean;
}

const PACK = /^(?:(\d{1,4}) ?x ?)?(\d{1,6}(?:\.\d{1,3})?) ?([a-z]+)/i;

const SIZES: Record<string, PackSize> = {
  g: { amount: 1, measure: 'g' },
  gm: { amount: 1, measure: 'g' },
  kg: { amount: 1000, measure: 'g' },
  ml: { amount: 1, measure: 'ml' },
  l: { amount: 1000, measure: 'ml' },
  ltr: { amount: 1000, measure: 'ml' },
  litre: { amount: 1000, measure: 'ml' },
  piece: { amount: 1, measure: 'piece' },
  pieces: { amount: 1, measure: 'piece' },
  pc: { amount: 1, measure: 'piece' },
  pcs: { amount: 1, measure: 'piece' },
  rolls: { amount: 1, measure: 'piece' },
  bags: { amount: 1, measure: 'piece' },
  dozen: { amount: 12, measure: 'piece' },
};

/** Parses the contents of one piece: '500 g', '1 l', '6 pieces', '2 x 90 g'; undefined without a measure. */
export function packSizeOf(unit: string | null): PackSize | undefined {
  const [, times = '1', amount = '0', name = ''] = PACK.exec(unit?.trim() ?? '') ?? [];
  const size = SIZES[name.toLowerCase()];
  const whole = Number(times) * Number(amount) * (size?.amount ?? 0);
  return size && whole > 0 ? { amount: whole, measure: size.measure } : undefined;
}

const isWeighed = (measure: string | null) => measure === 'g' || measure === 'ml';

/**
 * How many pieces of a product make up at least the requested amount, from 1 to the maximum of one call. Grams count as
 * millilitres for products sold by volume that people weigh: reviewers see both.
 */
export function piecesFor(wanted: WantedAmount | null, unit: string | null): Pieces {
  if (!wanted) return { quantity: 1, isExact: true };
  const { amount, measure } = wanted;
  const pack = packSizeOf(unit);
  if (isWeighed(measure)) {
    if (!pack || !isWeighed(pack.measure)) return { quantity: 1, isExact: false };
    return roundUp(amount / pack.amount, measure === pack.measure);
  }
  // '12 eggs' of a tray of twelve is one tray; '2 bread' is two loaves.
  if (measure !== 'pack' && pack?.measure === 'piece') return roundUp(amount / pack.amount, true);
  return roundUp(amount, true);
}

function roundUp(packs: number, isSure: boolean): Pieces {
  // 0.3 / 0.1 is a little more than 3
  const quantity = Math.min(Math.max(Math.ceil(packs - 1e-9), 1), MAX_READ_PIECES);
  return { quantity, isExact: isSure && Math.abs(packs - quantity) < 1e-9 };
}
