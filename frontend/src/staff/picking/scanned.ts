import { t } from '@lingui/core/macro';

import { openPieces, type Step } from './queue.rules';
import { namesOfLine } from './picked-name';
import { isStopOpen, type Stop } from './walk.rules';

/** The result of a scan. */
export interface Scanned {
  /** Unique for each scan, so that the same text is announced again. */
  number: number;
  text: string;
  isWrong: boolean;
  /** The line to show now. */
  lineId?: string;
}

let count = 0;

/** Counts one more piece of a stop as picked. */
export const pickOneMore = ({ line }: Stop): Step => ({
  kind: 'pick',
  lineId: line.id,
  pickedQuantity: (line.pickedQuantity ?? 0) + 1,
});

/** The message about a scan, before its piece counts. */
export function scannedAt(stop: Stop | undefined, code: string, bag: string | undefined): Scanned {
  const number = ++count;
  const wrong = (text: string): Scanned => {
    // Noticeable without looking at the screen.
    if ('vibrate' in navigator) navigator.vibrate(300);
    return { number, text, isWrong: true };
  };
  if (!stop) return wrong(t`Wrong product: ${code} is not in this walk. Put it back.`);
  const { line } = stop;
  const [product] = namesOfLine(line);
  const name = bag === undefined ? product : `${bag}: ${product}`;
  if (!isStopOpen(stop)) return wrong(t`${name}: nothing of it is left to pick. Put it back.`);
  if (line.packGrams !== null)
    return { number, text: t`${name}: weigh it`, isWrong: false, lineId: line.id };
  const left = openPieces(line) - 1;
  const text = left === 0 ? t`${name}: all of it is picked` : t`${name}: ${left} more`;
  return { number, text, isWrong: false, lineId: line.id };
}
