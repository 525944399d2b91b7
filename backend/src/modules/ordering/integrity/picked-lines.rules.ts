import { Paise } from '../../../kernel/money';
import { Comparison, atMost, equal } from '../../../platform/integrity/comparison.rules';
import { StoredPieces, billedOf, costOf, halfUp } from './weighed-lines.rules';

/** A line of an order as stored. */
export interface StoredLine extends StoredPieces {
  /** The order's id. */
  id: number;
  status: string;
  pickerId: number | null;
  lineId: number;
  totalPaise: Paise;
  discountPaise: Paise;
  agreedDiscountPaise: Paise | null;
  pickedQuantity: number | null;
  shortQuantity: number;
  shortReason: string | null;
  substitutedQuantity: number;
  substitutesLineId: number | null;
  replacedQuantity: number | null;
}

/**
 * Recomputes the cost of each line of an order, and compares the ordered pieces with those delivered, missing and
 * substituted.
 */
export function compareLines(lines: readonly [StoredLine, ...StoredLine[]]): Comparison[] {
  const [{ id, status, pickerId }] = lines;
  const picker = status === 'picking' ? 'one' : 'any';
  return [
    equal(`picker of order ${id}`, picker, picker === 'one' && pickerId === null ? 'none' : picker),
    ...lines.flatMap((line) => piecesOf(line)),
    ...lines.flatMap((line) =>
      line.substitutesLineId === null
        ? moneyOf(
            line,
            lines.filter(({ substitutesLineId }) => substitutesLineId === line.lineId),
          )
        : [equal(`line that ${line.lineId} replaces`, 'one', originalOf(line, lines))],
    ),
  ];
}

function originalOf({ substitutesLineId }: StoredLine, lines: readonly StoredLine[]): string {
  return lines.some((line) => line.lineId === substitutesLineId && line.substitutesLineId === null)
    ? 'one'
    : 'none';
}

function piecesOf(line: StoredLine): Comparison[] {
  const { lineId, status, quantity, pickedQuantity, shortQuantity, shortReason } = line;
  const isDone = !['pending', 'success', 'picking', 'cancelled'].includes(status);
  return [
    equal(
      `reason of the missing pieces of line ${lineId}`,
      shortQuantity > 0 ? 'one' : 'none',
      shortReason === null ? 'none' : 'one',
    ),
    isDone && pickedQuantity !== null
      ? equal(`picked pieces of line ${lineId}`, quantity, pickedQuantity)
      : atMost(`picked pieces of line ${lineId}`, quantity, pickedQuantity ?? 0),
  ];
}

/** The discount share of a part of a line, in pieces or in grams, is proportional to the ordered line, half up. */
function moneyOf(line: StoredLine, substitutes: readonly StoredLine[]): Comparison[] {
  const { lineId, quantity, shortQuantity, substitutedQuantity } = line;
  const agreedPaise = line.agreedDiscountPaise ?? line.discountPaise;
  const ordered = quantity + shortQuantity + substitutedQuantity;
  const each = BigInt(line.packGrams ?? 1);
  const share = (parts: bigint) => halfUp(BigInt(agreedPaise) * parts, BigInt(ordered) * each);
  const billed = billedOf(line);
  const replaced = substitutes.map(({ replacedQuantity }) => replacedQuantity ?? 0);
  return [
    equal(`discount of line ${lineId}`, share(billed), line.discountPaise),
    equal(
      `substituted pieces of line ${lineId}`,
      substitutedQuantity,
      replaced.reduce((sum, pieces) => sum + pieces, 0),
    ),
    ...substitutes.flatMap((substitute, at) => {
      const earlier = replaced.slice(0, at).reduce((sum, pieces) => sum + pieces, 0);
      const before = billed + BigInt(earlier) * each;
      const after = before + BigInt(replaced[at] ?? 0) * each;
      const totalPaise = Math.min(costOf(substitute), line.unitPricePaise * (replaced[at] ?? 0));
      const discountPaise = Math.min(share(after) - share(before), totalPaise);
      const about = `of substitute ${substitute.lineId}`;
      return [
        equal(`total ${about}`, totalPaise, substitute.totalPaise),
        equal(`discount ${about}`, discountPaise, substitute.discountPaise),
      ];
    }),
  ];
}
