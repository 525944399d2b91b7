import type { ReactNode } from 'react';

import './data-table.css';
import './data-table-stacked.css';

interface DataTableProps {
  /** Says what the table lists; read out, not shown. */
  caption: string;
  /**
   * thead, tbody and tfoot of plain elements; `className="number"` on a cell aligns it right, and
   * `data-label` on the cells lets the rows stack on a phone, where it stands before the content
   * (two cells with `data-half` then share a line).
   */
  children: ReactNode;
}

/** A shop table: hairlines, 56 px pictures, scrolling sideways inside itself where it is narrow. */
export function DataTable({ caption, children }: DataTableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className="data-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
