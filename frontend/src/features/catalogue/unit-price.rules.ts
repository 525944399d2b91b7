import { formatPaise } from '../../lib/format-price';

/** What a pack is measured in, and the measure its price is compared by. */
const measures: Record<string, { base: number; text: string }> = {
  g: { base: 100, text: '/100 g' },
  kg: { base: 1, text: '/kg' },
  ml: { base: 100, text: '/100 ml' },
  l: { base: 1, text: '/l' },
  piece: { base: 1, text: ' each' },
  pieces: { base: 1, text: ' each' },
};

const packPattern = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i;

/**
 * '₹5.60/100 g' for 500 g at ₹28, '₹74.92 each' for 6 pieces at ₹449.50. Nothing where the pack
 * says no measure, or is that very measure.
 */
export function unitPrice(unit: string | null | undefined, mrpPaise: number): string | undefined {
  const [, amount, name] = packPattern.exec(unit?.trim() ?? '') ?? [];
  const measure = measures[name?.toLowerCase() ?? ''];
  if (!measure || Number(amount) === 0 || Number(amount) === measure.base) return undefined;
  const paise = Math.round((mrpPaise * measure.base) / Number(amount));
  return `${formatPaise(paise)}${measure.text}`;
}
