import { Column } from './kinds';

/** A call goes through, or is refused with a status. */
export type Outcome = 'ok' | number;

/** Which record a call names, seen from the caller. */
export type Seen = 'own' | 'another' | 'missing';

const COLUMNS: readonly Column[] = [
  'guest',
  'cart',
  'customer',
  'owner',
  'catalogue',
  'orders',
  'support',
  'token',
];

/** Reads a table: to each operation its row of outcomes. */
export function tableOf(text: string): Record<string, string> {
  const [head, , ...rows] = text.trim().split('\n').map(cellsOf);
  if (head?.slice(1).join() !== COLUMNS.join()) throw new Error(`Other columns: ${head?.join()}`);
  return Object.fromEntries(rows.map(([operation, ...cells]) => [operation, cells.join(' ')]));
}

function cellsOf(line: string): string[] {
  const [, ...cells] = line.split('|').map((cell) => cell.trim());
  return cells.slice(0, -1);
}

/**
 * What a row of a table says of a caller. A column has one outcome for every record; or two, for one that is there and
 * one that is missing; or three, for one's own, another's and a missing one.
 */
export function outcomeOf(row: string, column: Column, seen: Seen): Outcome {
  const cells = row.trim().split(/\s+/);
  if (cells.length !== COLUMNS.length) throw new Error(`Not a row of eight columns: ${row}`);
  const outcomes = (cells[COLUMNS.indexOf(column)] ?? '').split('/');
  const whole = outcomes.length === 3 ? outcomes : [outcomes[0], outcomes[0], outcomes.at(-1)];
  const text = whole[['own', 'another', 'missing'].indexOf(seen)];
  return text === 'ok' ? 'ok' : Number(text);
}
