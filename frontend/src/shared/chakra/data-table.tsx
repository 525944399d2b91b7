import { chakra, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Frame = chakra('div', {
  base: {
    overflowX: 'auto',
    bg: 'card',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'panel',
  },
});

interface DataTableProps {
  /** Describes the table for screen readers; not visible. */
  caption: string;
  /**
   * `Table.Header`, `Table.Body` and their rows. `data-numeric` on a cell aligns it right; `data-label` names its
   * column on a phone, where two cells with `data-half` share a line.
   */
  children: ReactNode;
}

/** A table with hairlines that scrolls sideways within itself on narrow screens. */
export function DataTable({ caption, children }: DataTableProps) {
  return (
    // A scrollable region must be reachable by keyboard.
    <Frame role="region" aria-label={caption} tabIndex={0}>
      <Table.Root>
        <Table.Caption className="visually-hidden">{caption}</Table.Caption>
        {children}
      </Table.Root>
    </Frame>
  );
}
