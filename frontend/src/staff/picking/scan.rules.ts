import { isStopOpen, type Stop } from './walk.rules';

/** What a product can be known by when it is scanned. */
export interface ScannedBy {
  barcode: string | null;
  sku: string | null;
}

/** Readers leave zeros out, or put some before: 8, 12, 13 and 14 digits are one number. */
const gtinOf = (code: string): string | undefined =>
  /^\d{8,14}$/.test(code) ? code.padStart(14, '0') : undefined;

/** Whether a code is that of a product: its barcode, or the shopkeeper's own number. */
export function isCodeOf(code: string, { barcode, sku }: ScannedBy): boolean {
  const gtin = gtinOf(code);
  if (gtin !== undefined && barcode !== null && gtinOf(barcode) === gtin) return true;
  return sku !== null && sku.toLowerCase() === code.toLowerCase();
}

/**
 * Which stop of a walk was scanned: the present one before others, and one of which something is left before those that
 * are done.
 */
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

/** Shorter ones are typed by a cat on the keyboard. */
const shortestCode = 4;
/** Scanners are faster than fingers. */
const longestGapMs = 100;

interface Key {
  key: string;
  timeStamp: number;
}

/** Reads keys one after the other, and answers the code where one ends with Enter and was typed as scanners do. */
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
    // Shift and the like stand between the characters.
    if (key.length === 1) typed = before + key;
    else typed = before;
    return undefined;
  };
}
