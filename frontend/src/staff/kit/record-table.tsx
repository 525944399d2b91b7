import { Box, chakra, Flex, Table } from '@chakra-ui/react';
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

/** The content and options of a table of records. */
export interface RecordTableProps<Row extends object> {
  /** Describes the table to screen readers; not visible. */
  caption: string;
  columns: RecordColumn<Row>[];
  /** The key of the stored choice of columns, the same in all languages; without one there is no choice. */
  list?: string;
  /** A line above the table, such as the number of records. */
  note?: ReactNode;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The sort order if the URL has none. */
  defaultSort?: string;
  /** Adds a checkbox to each row; `nameOf` names the row for screen readers. */
  selection?: RecordSelection<Row> & { nameOf: (row: Row) => string };
  /** Makes it a grid, with arrow keys to move between cells. */
  grid?: GridKeys;
}

/**
 * The records of a list: rows of at least 44 px under sticky headings, and on a phone a card per record. Headings with
 * a `sort` order the list.
 */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { caption, columns, list, note, rows, idOf, defaultSort = '', selection, grid } = props;
  const choice = useColumnChoice(list);
  // Cards can be as long as needed: a phone hides no columns.
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
  const hasMenu = list !== undefined && !isPhone && hideable.length > 0;
  const names = rows.flatMap((row) =>
    shown.map((column) => nameOf({ rowId: idOf(row), columnId: column.id })),
  );
  // The active cell does not exist on another page.
  const isThere = grid?.active !== undefined && names.includes(grid.active);
  const tabStop = isThere ? grid.active : names[0];
  // As cards, rows and cells are blocks, which have no implicit role.
  const roleOf = (role: string) => (grid ? { role } : {});
  return (
    <Container>
      {(note !== undefined || hasMenu) && (
        <Flex align="center" justify="space-between" gap="16px" paddingBlockEnd="8px">
          <Box color="soft">{note}</Box>
          {hasMenu && <ColumnMenu columns={hideable} choice={choice} />}
        </Flex>
      )}
      {/* A scrollable region must be reachable by keyboard. */}
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
                  <Checkbox
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
                    <Checkbox
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
  // A heading without a text would be announced as an empty one.
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
 * Renders the content of a column. Its functions are called, not rendered as components: columns that are re-created on
 * every render would lose the state in their cells.
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
    // On a card the checkbox is at the start of its line.
    '& td[data-half]:has(> input[type=checkbox])': { justifyContent: 'start' },
    '& tbody tr[data-selected]': { bg: 'mint' },
    // A long name wraps instead of widening the page, and a short one is not squeezed.
    '& .long-text': { display: 'inline-block', minWidth: '8.5rem', whiteSpace: 'normal' },
    // So does a product name that is a link: on a card its end was cut off.
    '& td .text-link': { whiteSpace: 'normal' },
    // A sheet is wider than a screen: it scrolls within itself at any width.
    '&[data-wide]': { overflowX: 'auto' },
    // Eight columns fit next to the navigation at 1280 px; those of a sheet are narrower still, and their headings
    // wrap.
    '@media (width >= 768px)': {
      '& :is(td, th)': { paddingInline: '10px' },
      '&[data-wide] :is(td, th)': { paddingInline: '8px' },
      '&[data-wide] th': { whiteSpace: 'normal' },
      '&[data-wide] .thumbnail': { width: '44px', height: '44px' },
      '& tbody tr': { height: '44px' },
    },
    '& td[data-cell]:focus': { outline: '2px solid', outlineColor: 'leaf', outlineOffset: '-2px' },
    '& td[data-cell][aria-readonly=false]': { cursor: 'cell' },
    // An element that scrolls horizontally cannot have headings that are sticky on the page.
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

const Checkbox = chakra('input', {
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
