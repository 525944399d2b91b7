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
  /** Says what the table lists; read out, not shown. */
  caption: string;
  /**
   * `Table.Header`, `Table.Body` and their rows. `data-numeric` on a cell aligns it right; `data-label` names its
   * column on a phone, where two cells with `data-half` share a line.
   */
  children: ReactNode;
}

/** A table with hairlines that scrolls sideways inside itself where it is narrow. */
export function DataTable({ caption, children }: DataTableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <Frame role="region" aria-label={caption} tabIndex={0}>
      <Table.Root>
        <Table.Caption className="visually-hidden">{caption}</Table.Caption>
        {children}
      </Table.Root>
    </Frame>
  );
}
