import { isStopOpen, type Stop } from './walk.rules';

/** The codes that identify a scanned product. */
export interface ScannedBy {
  barcode: string | null;
  sku: string | null;
}

/** Readers omit leading zeros, or add some: 8, 12, 13 and 14 digits are one number. */
const gtinOf = (code: string): string | undefined =>
  /^\d{8,14}$/.test(code) ? code.padStart(14, '0') : undefined;

/** Whether a code belongs to a product: its barcode, or the shop's own number. */
export function isCodeOf(code: string, { barcode, sku }: ScannedBy): boolean {
  const gtin = gtinOf(code);
  if (gtin !== undefined && barcode !== null && gtinOf(barcode) === gtin) return true;
  return sku !== null && sku.toLowerCase() === code.toLowerCase();
}

/** The scanned stop of a walk: the current one before others, and open ones before completed ones. */
export function stopOf(
  code: string,
  stops: readonly Stop[],
  present: Stop | undefined,
): Stop | undefined {
  const those = stops.filter(({ line }) => line.shelf && isCodeOf(code, line.shelf));
  return (
    those.find(({ line }) => line.id === present?.line.id) ?? those.find(isStopOpen) ?? those[0]
  );
}

/** The minimum length; shorter input may be typed by accident. */
const shortestCode = 4;
/** The maximum interval between keys: scanners are faster than fingers. */
const longestGapMs = 100;

interface Key {
  key: string;
  timeStamp: number;
}

/** Reads keys in sequence, and returns a code that ends with Enter and was typed at a scanner's speed. */
export function keyReader(): (key: Key) => string | undefined {
  let typed = '';
  let lastMs = 0;
  return ({ key, timeStamp }) => {
    const isFast = timeStamp - lastMs <= longestGapMs;
    lastMs = timeStamp;
    const before = isFast ? typed : '';
    if (key === 'Enter') {
      typed = '';
      return before.length >= shortestCode ? before : undefined;
    }
    // Modifier keys appear between the characters.
    if (key.length === 1) typed = before + key;
    else typed = before;
    return undefined;
  };
}
