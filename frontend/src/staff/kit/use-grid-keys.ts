import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

/** A cell of a grid, by its row and its column. */
export interface GridPlace {
  rowId: string;
  columnId: string;
}

/** The steps of each key: rows down and columns to the right. */
const steps: Partial<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const cellsIn = (part: ParentNode): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('[data-cell]'),
];

/** The actions of a cell in addition to moving. */
interface GridActions {
  onKey: (event: KeyboardEvent, place: GridPlace) => void;
  /** A click outside the controls of the cell. */
  onClick: (event: MouseEvent, place: GridPlace) => void;
}

/** Makes a table a grid: Tab reaches one of its cells, and the arrow keys move between cells. */
export function useGridKeys({ onKey, onClick }: GridActions) {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<string>();

  const find = (place: GridPlace): HTMLElement | undefined =>
    cellsIn(grid.current ?? document).find(({ dataset }) => dataset['cell'] === nameOf(place));

  /** Moves the focus by this many cells, or to the last cell in that direction. */
  const goFrom = (cell: HTMLElement, down: number, right: number): void => {
    const rows = [...(cell.closest('tbody')?.rows ?? [])];
    const own = cell.closest('tr') as HTMLTableRowElement;
    const row = rows[within(rows.indexOf(own) + down, rows.length)] ?? own;
    const cells = cellsIn(row);
    cells[within(cellsIn(own).indexOf(cell) + right, cells.length)]?.focus();
  };

  return {
    grid,
    active,
    onFocus: (event: FocusEvent<HTMLElement>) => setActive(event.currentTarget.dataset['cell']),
    /** Moves from a cell to another one. */
    go: (place: GridPlace, down: number, right: number) => {
      const cell = find(place);
      if (cell) goFrom(cell, down, right);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const name = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
      if (name === undefined || target.closest('input, select, button, a')) return;
      onClick(event, placeOf(name));
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const cell = event.target as HTMLElement;
      const name = cell.dataset['cell'];
      if (name === undefined) return;
      const step = event.ctrlKey || event.altKey || event.metaKey ? undefined : steps[event.key];
      if (!step) return onKey(event, placeOf(name));
      event.preventDefault();
      goFrom(cell, ...step);
    },
  };
}

export type GridKeys = ReturnType<typeof useGridKeys>;

/** The identifier of a cell in the page. */
export const nameOf = ({ rowId, columnId }: GridPlace): string => `${rowId}/${columnId}`;

function placeOf(name: string): GridPlace {
  const [rowId = '', columnId = ''] = name.split('/');
  return { rowId, columnId };
}

const within = (at: number, count: number): number => Math.min(Math.max(at, 0), count - 1);
