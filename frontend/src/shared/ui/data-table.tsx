import type { ReactNode } from 'react';

import './data-table.css';
import './data-table-stacked.css';

interface DataTableProps {
  /** Describes the table for screen readers; not visible. */
  caption: string;
  /**
   * Plain thead, tbody and tfoot; `className="number"` on a cell aligns it right, and `data-label` on the cells stacks
   * the rows on a phone, where it precedes the content (two cells with `data-half` then share a line).
   */
  children: ReactNode;
}

/** A table of the shop: hairlines, 56 px pictures; scrolls sideways within itself on narrow screens. */
export function DataTable({ caption, children }: DataTableProps) {
  return (
    // A scrollable region must be reachable by keyboard.
    <div className="data-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
