import { Column } from './kinds';
import { FURTHER_COLUMNS, furtherCells } from './further-roles';

/** A call succeeds, or is refused with a status. */
export type Outcome = 'ok' | number;

/** The record that a call names, from the caller's point of view. */
export type Seen = 'own' | 'another' | 'missing';

const TABLE_COLUMNS = [
  'guest',
  'cart',
  'customer',
  'owner',
  'catalogue',
  'orders',
  'support',
  'token',
] as const satisfies Column[];

const COLUMNS: readonly Column[] = [...TABLE_COLUMNS, ...FURTHER_COLUMNS];

/** Reads a table: for each operation its row of outcomes, including the roles without a column. */
export function tableOf(text: string): Record<string, string> {
  const [head, , ...rows] = text.trim().split('\n').map(cellsOf);
  if (head?.slice(1).join() !== TABLE_COLUMNS.join())
    throw new Error(`Other columns: ${head?.join()}`);
  return Object.fromEntries(
    rows.map(([operation = '', ...cells]) => {
      if (cells.length !== TABLE_COLUMNS.length) throw new Error(`Not a whole row: ${operation}`);
      const row = Object.fromEntries(
        TABLE_COLUMNS.map((column, place) => [column, cells[place] ?? '']),
      );
      return [operation, [...cells, ...furtherCells(operation, row)].join(' ')];
    }),
  );
}

function cellsOf(line: string): string[] {
  const [, ...cells] = line.split('|').map((cell) => cell.trim());
  return cells.slice(0, -1);
}

/**
 * The outcome in a row for a caller. A column has one outcome for every record; or two, for existing and missing ones;
 * or three, for one's own, another's and a missing one.
 */
export function outcomeOf(row: string, column: Column, seen: Seen): Outcome {
  const cells = row.trim().split(/\s+/);
  if (cells.length !== COLUMNS.length) throw new Error(`Not a whole row: ${row}`);
  const outcomes = (cells[COLUMNS.indexOf(column)] ?? '').split('/');
  const whole = outcomes.length === 3 ? outcomes : [outcomes[0], outcomes[0], outcomes.at(-1)];
  const text = whole[['own', 'another', 'missing'].indexOf(seen)];
  return text === 'ok' ? 'ok' : Number(text);
}
