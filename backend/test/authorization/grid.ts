import { Column } from './kinds';
import { FURTHER_COLUMNS, furtherCells } from './further-roles';

/** A call goes through, or is refused with a status. */
export type Outcome = 'ok' | number;

/** Which record a call names, seen from the caller. */
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

/** Reads a table: to each operation its row of outcomes, with those of the roles that the table has no column for. */
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
 * What a row of a table says of a caller. A column has one outcome for every record; or two, for one that is there and
 * one that is missing; or three, for one's own, another's and a missing one.
 */
export function outcomeOf(row: string, column: Column, seen: Seen): Outcome {
  const cells = row.trim().split(/\s+/);
  if (cells.length !== COLUMNS.length) throw new Error(`Not a whole row: ${row}`);
  const outcomes = (cells[COLUMNS.indexOf(column)] ?? '').split('/');
  const whole = outcomes.length === 3 ? outcomes : [outcomes[0], outcomes[0], outcomes.at(-1)];
  const text = whole[['own', 'another', 'missing'].indexOf(seen)];
  return text === 'ok' ? 'ok' : Number(text);
}
