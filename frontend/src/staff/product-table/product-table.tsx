import { chakra, Flex } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { ProductTableQuery, TableProductFragment } from '../../generated/graphql';
import { useProductTableQuery } from '../../generated/staff/product-table/product-table';
import { Button, ButtonLink } from '../../shared/chakra/button';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { productsText } from '../bulk-changes/bulk-texts';
import { KeysetPager } from '../kit/keyset-pager';
import { filterKey, readPlace } from '../kit/list-url.rules';
import { ReadyFilters } from '../kit/ready-filters';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { SavedViews } from '../kit/saved-views';
import { SelectionBar } from '../kit/selection-bar';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { useCategoryChoices } from '../kit/use-category-choices';
import { useGridKeys, type GridPlace } from '../kit/use-grid-keys';
import { useSelection } from '../kit/use-selection';
import { useFromList } from '../kit/way-back';
import { bulkChangesOfFilter } from '../staff-paths';
import type { CellStep } from './cell-editor';
import { cellFields, cellKey, textOfCell, type CellField } from './cell.rules';
import { TableCell } from './table-cell';
import { tableColumns, type CellFrame } from './table-columns';
import {
  productsCsvOf,
  readTableFilter,
  readTableSort,
  searchOfFilter,
} from './table-filter.rules';
import { TableFilterForm } from './table-filter-form';
import { useCellSaving } from './use-cell-saving';

const pageSize = 25;
const listName = 'product-table';
/** The maximum number of product numbers in one filter. */
const mostSelected = 100;

/** The products as a sheet: filtered, sorted, and edited cell by cell. */
export function AdminProductTableRoute() {
  const [parameters] = useSearchParams();
  return (
    <Page title={t`Product table`}>
      <Flex wrap="wrap" gap="8px">
        <ReadyFilters
          label={t`Ready filters`}
          filters={[
            { label: t`Sold out`, filter: { stock: 'OUT' } },
            { label: t`Low stock`, filter: { stock: 'LOW', sort: 'STOCK_LOW_TO_HIGH' } },
            { label: t`Hidden`, filter: { standing: 'HIDDEN' } },
            { label: t`Without picture`, filter: { hasPicture: 'false' } },
            { label: t`Without GST rate`, filter: { hasGstRate: 'false' } },
            { label: t`Changed last`, filter: { sort: 'CHANGED_LAST' } },
          ]}
        />
        <SavedViews list="PRODUCT_TABLE" columns={listName} />
      </Flex>
      <TableFilterForm />
      {/* The selection and the failed changes belong to one filter. */}
      <Found key={filterKey(parameters)} />
    </Page>
  );
}

function Found() {
  const [parameters] = useSearchParams();
  const { data, previousData, error, refetch } = useProductTableQuery({
    variables: {
      filter: readTableFilter(parameters),
      sort: readTableSort(parameters),
      pageSize,
      ...readPlace(parameters),
    },
    fetchPolicy: 'cache-and-network',
    // Rows keep their positions during edits.
    nextFetchPolicy: 'cache-first',
  });
  return (
    <RecordList
      page={(data ?? previousData)?.productTable}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      isEmpty={({ items }) => items.length === 0}
      texts={{
        loading: t`Loading products`,
        failed: t`The products could not be loaded.`,
        empty: t`No product fits.`,
      }}
      whenEmpty={<Link to={{ search: '' }} className="text-link">{t`Clear all conditions`}</Link>}
    >
      {(found) => <FoundProducts found={found} />}
    </RecordList>
  );
}

const idOf = ({ id }: TableProductFragment) => id;
const isCellField = (columnId: string): columnId is CellField =>
  (cellFields as readonly string[]).includes(columnId);

/** A cell that is being edited. */
interface Typing extends GridPlace {
  text: string;
  base: string;
  version: number;
  isReplaced: boolean;
}

function FoundProducts({ found }: { found: ProductTableQuery['productTable'] }) {
  const [parameters] = useSearchParams();
  const fromList = useFromList();
  const selection = useSelection<TableProductFragment>(idOf);
  const saving = useCellSaving();
  const [typing, setTyping] = useState<Typing>();
  const categories = useCategoryChoices();
  const { items, totalCount, correctedSearch } = found;

  const begin = ({ rowId, columnId }: GridPlace, typed?: string) => {
    const product = items.find(({ id }) => id === rowId);
    if (!product || !isCellField(columnId)) return false;
    const state = saving.cells.get(cellKey({ id: rowId, field: columnId }));
    const stored = textOfCell(product, columnId);
    // A pending change counts as stored for the next edit, and a refused one can be corrected.
    const base = state?.kind === 'saving' ? state.edit.text : stored;
    const text = typed ?? (state?.kind === 'failed' ? state.edit.text : base);
    const { version } = product;
    setTyping({ rowId, columnId, text, base, version, isReplaced: typed !== undefined });
    return true;
  };
  const onKey = (event: KeyboardEvent, place: GridPlace) => {
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return saving.undo();
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isTyped = event.key.length === 1 && event.key !== ' ';
    if (!isTyped && event.key !== 'Enter' && event.key !== 'F2') return;
    const isChoice = place.columnId === 'categorySlug' || place.columnId === 'isHidden';
    if (begin(place, isTyped && !isChoice ? event.key : undefined)) event.preventDefault();
  };
  const onClick = (event: MouseEvent, place: GridPlace) => {
    const isTouched = window.matchMedia('(width < 768px)').matches;
    if (isTouched || event.detail > 1) begin(place);
  };
  const grid = useGridKeys({ onKey, onClick });

  const frame: CellFrame = (product, field, shown) => {
    const { id, name } = product;
    const isTyping = typing?.rowId === id && typing.columnId === field;
    const leave = (step: CellStep) => {
      setTyping(undefined);
      if (step) grid.go({ rowId: id, columnId: field }, ...step);
    };
    return (
      <TableCell
        field={field}
        productName={name}
        state={saving.cells.get(cellKey({ id, field }))}
        typing={isTyping ? typing : undefined}
        categories={categories}
        onSave={(text, step) => {
          if (typing) saving.save({ ...typing, id, field, name, text });
          leave(step);
        }}
        onCancel={() => leave([0, 0])}
        onKeepStored={saving.keepStored}
        onKeepMine={saving.keepMine}
      >
        {shown}
      </TableCell>
    );
  };
  const { undoable } = saving;

  return (
    <>
      {correctedSearch && (
        <p>{t`Nothing has these words. Shown is what has “${correctedSearch}”.`}</p>
      )}
      <RecordTable<TableProductFragment>
        caption={t`Products`}
        columns={tableColumns(frame, fromList)}
        list={listName}
        note={
          <Keys>{t`Arrow keys move. Enter or F2 edits, Enter saves and goes down, Tab to the right, Esc gives up, Ctrl+Z takes back.`}</Keys>
        }
        rows={items}
        idOf={idOf}
        defaultSort="NEWEST"
        grid={grid}
        selection={{ ...selection, nameOf: ({ name }) => t`Select ${name}` }}
      />
      <KeysetPager page={found}>
        <p>{productsText(totalCount)}</p>
        <Link
          className="text-link"
          to={bulkChangesOfFilter(searchOfFilter(readTableFilter(parameters)))}
        >
          {t`Change all ${{ count: inIndianGroups(totalCount) }} that fit`}
        </Link>
        <a className="text-link" href={productsCsvOf(readTableFilter(parameters))} download>
          {t`Download as CSV`}
        </a>
      </KeysetPager>
      <SelectionBar
        selectedCount={selection.rows.length}
        loading={false}
        failure={
          selection.rows.length > mostSelected
            ? t`At most ${mostSelected} products can be chosen one by one.`
            : undefined
        }
        onClear={selection.clear}
      >
        {selection.rows.length <= mostSelected && (
          <ButtonLink
            tone="outline"
            to={bulkChangesOfFilter(searchOfFilter({ ids: selection.rows.map(idOf) }))}
          >{t`Change many`}</ButtonLink>
        )}
      </SelectionBar>
      <UnsavedGuard hasChanges={saving.cells.size > 0} />
      <p role="status" className="visually-hidden">
        {saving.news}
      </p>
      {undoable && (
        <UndoBar>
          <span>{t`Saved: ${{ name: undoable.name }}`}</span>
          <Button tone="outline" onClick={saving.undo}>{t`Undo`}</Button>
        </UndoBar>
      )}
    </>
  );
}

const Keys = chakra('p', {
  base: { fontSize: '14px', color: 'soft', '@media (width < 768px)': { display: 'none' } },
});

const UndoBar = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '16px',
    insetBlockEnd: 'calc(16px + var(--console-bottom-bar, 0px))',
    zIndex: 40,
    display: 'flex',
    gap: '12px',
    alignItems: 'center',
    justifyContent: 'space-between',
    maxWidth: '30rem',
    marginInline: 'auto',
    padding: '8px 16px',
    bg: 'card',
    border: '1px solid',
    borderColor: 'leaf',
    borderRadius: 'card',
    boxShadow: 'float',
  },
});
