import { Paise } from '../../../kernel/money';
import { Comparison, atMost, equal } from '../../../platform/integrity/comparison.rules';

/** A line of an order as it is stored. */
export interface StoredLine {
  /** The order's number. */
  id: number;
  status: string;
  pickerId: number | null;
  lineId: number;
  mrpPaise: Paise;
  quantity: number;
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

/** Works out anew what each line of an order costs, and compares the pieces that were ordered with what became of them. */
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

/** The share of the first so many pieces is that of all of them by their number, half up. */
function moneyOf(line: StoredLine, substitutes: readonly StoredLine[]): Comparison[] {
  const { lineId, quantity, shortQuantity, substitutedQuantity } = line;
  const agreedPaise = line.agreedDiscountPaise ?? line.discountPaise;
  const ordered = quantity + shortQuantity + substitutedQuantity;
  const share = (pieces: number) => halfUp(BigInt(agreedPaise) * BigInt(pieces), BigInt(ordered));
  const replaced = substitutes.map(({ replacedQuantity }) => replacedQuantity ?? 0);
  return [
    equal(`discount of line ${lineId}`, share(quantity), line.discountPaise),
    equal(
      `substituted pieces of line ${lineId}`,
      substitutedQuantity,
      replaced.reduce((sum, pieces) => sum + pieces, 0),
    ),
    ...substitutes.flatMap((substitute, at) => {
      const before = quantity + replaced.slice(0, at).reduce((sum, pieces) => sum + pieces, 0);
      const after = before + (replaced[at] ?? 0);
      const ownPaise = substitute.mrpPaise * substitute.quantity;
      const totalPaise = Math.min(ownPaise, line.mrpPaise * (replaced[at] ?? 0));
      const discountPaise = Math.min(share(after) - share(before), totalPaise);
      const about = `of substitute ${substitute.lineId}`;
      return [
        equal(`total ${about}`, totalPaise, substitute.totalPaise),
        equal(`discount ${about}`, discountPaise, substitute.discountPaise),
      ];
    }),
  ];
}

function halfUp(dividend: bigint, divisor: bigint): number {
  if (divisor === 0n) return 0;
  const rest = dividend % divisor;
  return Number(dividend / divisor) + (rest * 2n >= divisor ? 1 : 0);
}
