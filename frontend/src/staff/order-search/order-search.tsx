import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { plural, t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { OrderSearchQuery } from '../../generated/graphql';
import {
  OrderSearchDocument,
  useOrderSearchQuery,
} from '../../generated/staff/order-search/order-search';
import { Button, ButtonLink } from '../../shared/chakra/button';
import { formatPaise } from '../../shared/lib/format-price';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { downloads } from '../../shared/lib/paths';
import { printOf } from '../staff-paths';
import { usePolling } from '../../shared/lib/use-polling';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { moveText } from '../board/board-texts';
import { boardTransitions, canMove, type BoardOrder } from '../board/board.rules';
import { OutcomeNotice } from '../board/outcome-notice';
import { useBoardMoves } from '../board/use-board-moves';
import { KeysetPager } from '../kit/keyset-pager';
import { filterKey, readPlace } from '../kit/list-url.rules';
import { loadAll } from '../kit/load-all';
import { ReadyFilters } from '../kit/ready-filters';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { SavedViews } from '../kit/saved-views';
import { SelectionBar } from '../kit/selection-bar';
import { useSelection } from '../kit/use-selection';
import { useFromList } from '../kit/way-back';
import { useCurrentAdmin } from '../use-current-admin';
import { foundColumns } from './found-columns';
import { readySearches } from './ready-searches';
import { downloadOf, readSearchFilter, readSort } from './search-filter.rules';
import { SearchForm } from './search-form';

const pageSize = 25;
const listName = 'order-search';
const POLL_MS = 15_000;
/** The maximum number of orders that one call moves; a download can contain more. */
const mostSelected = 500;

/** Finds any order by any of its data. */
export function AdminOrderSearchRoute() {
  const [parameters] = useSearchParams();
  return (
    <Page title={t`Order search`}>
      <Flex wrap="wrap" gap="8px">
        <ReadyFilters label={t`Ready searches`} filters={readySearches(new Date())} />
        <SavedViews
          list="ORDER_SEARCH"
          columns={listName}
          note={t`Words, numbers and phones are not kept: they may be those of a customer.`}
        />
      </Flex>
      <SearchForm />
      {/* The selection belongs to one search. */}
      <Found key={filterKey(parameters)} />
    </Page>
  );
}

function Found() {
  const [parameters] = useSearchParams();
  const filter = readSearchFilter(parameters);
  const { data, previousData, error, refetch } = useOrderSearchQuery({
    variables: { filter, sort: readSort(parameters), pageSize, ...readPlace(parameters) },
    fetchPolicy: 'cache-and-network',
  });
  usePolling(refetch, POLL_MS);
  const moves = useBoardMoves();
  const page = (data ?? previousData)?.orderSearch;
  const undo = async (ids: readonly string[]) => {
    await moves.undo(ids);
    await refetch();
  };
  return (
    <>
      <RecordList
        page={page}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={({ items }) => items.length === 0}
        texts={{
          loading: t`Looking for orders`,
          failed: t`The orders could not be loaded.`,
          empty: t`No order fits.`,
        }}
        whenEmpty={<Link to={{ search: '' }} className="text-link">{t`Clear all conditions`}</Link>}
      >
        {(found) => <FoundOrders found={found} moves={moves} onMoved={() => void refetch()} />}
      </RecordList>
      {/* Not in the list, which is empty once all found orders were moved. */}
      {moves.outcome && (
        <OutcomeNotice
          key={moves.outcome.undoUntilMs}
          outcome={moves.outcome}
          orders={page?.items ?? []}
          busy={moves.busy}
          onUndo={(ids) => void undo(ids)}
          onDismiss={moves.dismiss}
        />
      )}
    </>
  );
}

const idOf = ({ order }: BoardOrder) => order.id;

interface FoundOrdersProps {
  found: OrderSearchQuery['orderSearch'];
  moves: ReturnType<typeof useBoardMoves>;
  onMoved: () => void;
}

function FoundOrders({ found, moves, onMoved }: FoundOrdersProps) {
  const { may } = useCurrentAdmin();
  const [parameters] = useSearchParams();
  const client = useApolloClient();
  const fromList = useFromList();
  const selection = useSelection<BoardOrder>(idOf);
  const filter = readSearchFilter(parameters);
  const { items, count } = found;

  const loadFound = () =>
    loadAll(async (after) => {
      const { data } = await client.query({
        query: OrderSearchDocument,
        variables: { filter, sort: readSort(parameters), pageSize: 100, after, before: null },
        fetchPolicy: 'network-only',
      });
      if (!data) throw new Error('The server answered nothing.');
      return data.orderSearch;
    }, mostSelected);

  const act = async (action: Promise<void>) => {
    await action;
    selection.clear();
    onMoved();
  };

  return (
    <>
      <RecordTable<BoardOrder>
        caption={t`Found orders`}
        columns={foundColumns(fromList)}
        list={listName}
        note={countText(count)}
        rows={items}
        idOf={idOf}
        defaultSort="NEWEST"
        {...(may('move-orders') !== false && {
          selection: { ...selection, nameOf: ({ order: { id } }) => t`Select order ${id}` },
        })}
      />
      <KeysetPager page={found}>
        <a className="text-link" href={`${downloads.orderLinesCsv}?${downloadOf(filter)}`} download>
          {t`Download these orders with lines, phone and address`}
        </a>
      </KeysetPager>
      <SelectionBar
        selectedCount={selection.rows.length}
        {...(count.count <= mostSelected && { matchingCount: count.count })}
        loading={selection.loading}
        failure={selection.failure}
        onSelectAll={() => void selection.selectAll(loadFound)}
        onClear={selection.clear}
      >
        {boardTransitions.map((to) => {
          const those = selection.rows.filter((each) => canMove(each, to));
          return (
            those.length > 0 && (
              <Button
                key={to}
                loading={moves.busy}
                onClick={() => void act(moves.moveOrders(those, to))}
              >
                {moveText(to)} ({those.length})
              </Button>
            )
          );
        })}
        <ButtonLink
          to={printOf({ numbers: selection.rows.map(idOf) })}
          state={fromList}
          tone="outline"
        >{t`Print`}</ButtonLink>
      </SelectionBar>
    </>
  );
}

function countText({ count, isExact, toPayPaise }: OrderSearchQuery['orderSearch']['count']) {
  const grouped = inIndianGroups(count);
  if (!isExact) return t`At least ${grouped} orders`;
  const orders = plural(count, { one: '# order', other: '# orders' });
  return typeof toPayPaise !== 'number' ? orders : `${orders} · ${formatPaise(toPayPaise)}`;
}
