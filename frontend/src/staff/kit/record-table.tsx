import { chakra, Flex, Table } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useTable, type Cell, type Header } from '@tanstack/react-table';
import type { ReactNode } from 'react';

import { Link } from '../../shared/ui/link';
import { useMediaQuery } from '../../shared/lib/use-media-query';
import { visibilityOf } from './column-choice.rules';
import { ColumnMenu } from './column-menu';
import { recordFeatures, type RecordColumn } from './columns';
import { useColumnChoice } from './use-column-choice';
import { nameOf, type GridKeys } from './use-grid-keys';
import type { RecordSelection } from './use-selection';
import { useListUrl } from './use-list-url';

/** What a table shows of its records, and how. */
export interface RecordTableProps<Row extends object> {
  /** Says what the table lists; read out, not shown. */
  caption: string;
  columns: RecordColumn<Row>[];
  /** The name under which the choice of columns is kept, the same in all languages; without one there is no choice. */
  list?: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The sort where the URL names none. */
  defaultSort?: string;
  /** Gives each row a box; `nameOf` names the row to whoever hears it. */
  selection?: RecordSelection<Row> & { nameOf: (row: Row) => string };
  /** Makes it a grid, whose cells the arrow keys walk through. */
  grid?: GridKeys;
}

/**
 * The records of a list: rows of at least 44 px under headings that stay in sight, and on a phone a card for each
 * record. Headings with a `sort` order the list.
 */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { caption, columns, list, rows, idOf, defaultSort = '', selection, grid } = props;
  const choice = useColumnChoice(list);
  // A card is as long as it is wide: on a phone nothing is hidden.
  const isPhone = useMediaQuery('(width < 768px)', () => false);
  const table = useTable({
    features: recordFeatures,
    columns,
    data: rows,
    getRowId: idOf,
    enableRowSelection: selection !== undefined,
    state: {
      rowSelection: selection?.state ?? {},
      columnVisibility: isPhone ? {} : visibilityOf(choice.hidden),
    },
    onRowSelectionChange: (updater) => selection?.change(updater, rows),
  });
  const shown = table.getVisibleLeafColumns();
  const hideable = table
    .getAllLeafColumns()
    .filter((column) => column.getCanHide())
    .map(({ id, columnDef: { header } }) => ({
      id,
      name: typeof header === 'string' ? header : '',
    }))
    .filter(({ name }) => name !== '');
  const names = rows.flatMap((row) =>
    shown.map((column) => nameOf({ rowId: idOf(row), columnId: column.id })),
  );
  // A page that was left takes its cell along.
  const isThere = grid?.active !== undefined && names.includes(grid.active);
  const tabStop = isThere ? grid.active : names[0];
  // As cards, rows and cells are blocks, which have no role of their own.
  const roleOf = (role: string) => (grid ? { role } : {});
  return (
    <Container>
      {list !== undefined && !isPhone && hideable.length > 0 && (
        <Flex justify="flex-end" paddingBlockEnd="8px">
          <ColumnMenu columns={hideable} choice={choice} />
        </Flex>
      )}
      {/* A region that scrolls must be reachable by keyboard. */}
      <Frame
        role="region"
        aria-label={caption}
        tabIndex={0}
        data-wide={grid !== undefined || undefined}
      >
        <Table.Root
          {...(grid && {
            ref: grid.grid,
            role: 'grid',
            'aria-label': caption,
            onKeyDown: grid.onKeyDown,
            onClick: grid.onClick,
          })}
        >
          <Table.Caption className="visually-hidden">{caption}</Table.Caption>
          <Table.Header {...roleOf('rowgroup')}>
            <Table.Row {...roleOf('row')}>
              {selection && (
                <Table.ColumnHeader scope="col">
                  <Box
                    type="checkbox"
                    aria-label={t`Select all on this page`}
                    checked={rows.length > 0 && table.getIsAllRowsSelected()}
                    onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
                  />
                </Table.ColumnHeader>
              )}
              {table.getFlatHeaders().map((header) => (
                <Heading key={header.id} header={header} defaultSort={defaultSort} />
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body {...roleOf('rowgroup')}>
            {table.getRowModel().rows.map((row) => (
              <Table.Row
                key={row.id}
                {...roleOf('row')}
                data-selected={row.getIsSelected() || undefined}
              >
                {selection && (
                  <Table.Cell data-half {...roleOf('gridcell')}>
                    <Box
                      type="checkbox"
                      aria-label={selection.nameOf(row.original)}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </Table.Cell>
                )}
                {row.getVisibleCells().map((cell) => (
                  <BodyCell key={cell.id} cell={cell} grid={grid} tabStop={tabStop} />
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Frame>
    </Container>
  );
}

type Features = typeof recordFeatures;

function Heading<Row extends object>(props: {
  header: Header<Features, Row>;
  defaultSort: string;
}) {
  const { header, defaultSort } = props;
  const { parameters, toWith } = useListUrl();
  const { isNumeric, sort } = header.column.columnDef.meta ?? {};
  const text = rendered(header.column.columnDef.header, header.getContext());
  // A heading without a text would be read out as an empty one.
  if (text === '') return <Table.Cell />;
  const sorted = parameters.get('sort') ?? defaultSort;
  const direction =
    sorted === sort?.ascending
      ? 'ascending'
      : sorted === sort?.descending
        ? 'descending'
        : undefined;
  return (
    <Table.ColumnHeader
      scope="col"
      data-numeric={isNumeric || undefined}
      aria-sort={sort && (direction ?? 'none')}
    >
      {sort ? (
        <SortLink
          to={toWith({ sort: direction === 'ascending' ? sort.descending : sort.ascending })}
          preventScrollReset
        >
          {text}
          <span aria-hidden="true">
            {direction === 'ascending' ? '↑' : direction === 'descending' ? '↓' : '↕'}
          </span>
        </SortLink>
      ) : (
        text
      )}
    </Table.ColumnHeader>
  );
}

function BodyCell<Row extends object>(props: {
  cell: Cell<Features, Row>;
  grid: GridKeys | undefined;
  tabStop: string | undefined;
}) {
  const { cell, grid, tabStop } = props;
  const name = nameOf({ rowId: cell.row.id, columnId: cell.column.id });
  const { header, meta = {} } = cell.column.columnDef;
  const { isUnnamed, isNumeric, isHalf, isSecondary } = meta;
  return (
    <Table.Cell
      data-label={!isUnnamed && typeof header === 'string' ? header : undefined}
      data-numeric={isNumeric || undefined}
      data-half={isHalf || undefined}
      data-secondary={isSecondary || undefined}
      {...(grid && {
        role: 'gridcell',
        'data-cell': name,
        tabIndex: name === tabStop ? 0 : -1,
        'aria-readonly': !meta.isEditable,
        onFocus: grid.onFocus,
      })}
    >
      {rendered(cell.column.columnDef.cell, cell.getContext())}
    </Table.Cell>
  );
}

/**
 * What a column shows. Its functions are called, not rendered as components: columns that are made anew on every
 * render would lose the state of what is in their cells.
 */
function rendered<Context>(shown: unknown, context: Context): ReactNode {
  return typeof shown === 'function'
    ? (shown as (context: Context) => ReactNode)(context)
    : (shown as ReactNode);
}

const Container = chakra('div', { base: { containerType: 'inline-size' } });

const Frame = chakra('div', {
  base: {
    overflowX: 'auto',
    bg: 'card',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'panel',
    '& td': { paddingBlock: '4px' },
    // On a card the box stands at the start of its line.
    '& td[data-half]:has(> input[type=checkbox])': { justifyContent: 'start' },
    '& tbody tr[data-selected]': { bg: 'mint' },
    // A long name breaks instead of making the page wider, and no short one is squeezed for it.
    '& .long-text': { display: 'inline-block', minWidth: '8.5rem', whiteSpace: 'normal' },
    // So does the name of a product that is a link: on a card its end was cut off.
    '& td .text-link': { whiteSpace: 'normal' },
    // A sheet has more columns than a screen is wide: it scrolls inside itself at any width.
    '&[data-wide]': { overflowX: 'auto' },
    // Eight columns fit beside the navigation at 1280 px; those of a sheet stand closer still, and their headings break.
    '@media (width >= 768px)': {
      '& :is(td, th)': { paddingInline: '10px' },
      '&[data-wide] :is(td, th)': { paddingInline: '8px' },
      '&[data-wide] th': { whiteSpace: 'normal' },
      '&[data-wide] .thumbnail': { width: '44px', height: '44px' },
      '& tbody tr': { height: '44px' },
    },
    '& td[data-cell]:focus': { outline: '2px solid', outlineColor: 'leaf', outlineOffset: '-2px' },
    '& td[data-cell][aria-readonly=false]': { cursor: 'cell' },
    // What scrolls sideways inside itself cannot have headings that stay in sight of the page.
    '@container (width >= 58rem)': {
      overflowX: 'visible',
      '& thead tr > *': {
        position: 'sticky',
        top: 0,
        zIndex: 2,
        bg: 'quiet',
        boxShadow: 'inset 0 -1px var(--g-colors-line)',
      },
      '& thead tr > :first-child': { borderTopLeftRadius: 'panel' },
      '& thead tr > :last-child': { borderTopRightRadius: 'panel' },
    },
  },
});

const Box = chakra('input', {
  base: {
    display: 'block',
    width: '24px',
    height: '24px',
    // The target is as high as the row.
    margin: '10px',
    cursor: 'pointer',
  },
});

const SortLink = chakra(Link, {
  base: { display: 'inline-flex', gap: '6px', alignItems: 'center', minHeight: '44px' },
});
