import { Flex } from '@chakra-ui/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { invalidate } from '../../apollo/invalidate';
import { failureOf } from '../../apollo/shop-error';
import type { SearchMissRowFragment } from '../../generated/graphql';
import {
  useDismissSearchMissMutation,
  useSearchMissesQuery,
} from '../../generated/staff/searches/searches';
import { Button } from '../../shared/chakra/button';
import { SelectField } from '../../shared/chakra/fields';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { Link } from '../../shared/ui/link';
import { LocalName } from '../../shared/ui/local-name';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { Page } from '../../shared/ui/page';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';
import { readList } from '../kit/list-url.rules';
import { ReadyFilters } from '../kit/ready-filters';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { useListUrl } from '../kit/use-list-url';
import { useFromList } from '../kit/way-back';
import { useAttempt } from '../kit/use-attempt';
import { adminEditProduct } from '../staff-paths';
import { OtherNameDialog } from './other-name-dialog';

const spans = ['7', '30', '90'] as const;
const usualSpan = '30';

/** The texts that customers search for without results. */
export function AdminSearchesRoute() {
  const { parameters, changeTo } = useListUrl();
  const [days = usualSpan] = readList(parameters, 'days', spans);
  const isDismissed = parameters.get('show') === 'dismissed';
  const [named, setNamed] = useState<SearchMissRowFragment>();
  const fromList = useFromList();
  const dismiss = useDismiss();
  const { data, previousData, error, refetch } = useSearchMissesQuery({
    variables: { days: Number(days), isDismissed },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page title={t`Searches without a result`}>
      <p>{t`What customers searched for at least twice, and the shop had nothing for. Make the words another name of a product, or take them off the list.`}</p>
      <Flex wrap="wrap" gap="12px 24px" align="end" justify="space-between">
        <ReadyFilters
          label={t`Which searches`}
          filters={[
            { label: t`Not found`, filter: { days: parameters.get('days') ?? '' } },
            {
              label: t`Not ours`,
              filter: { show: 'dismissed', days: parameters.get('days') ?? '' },
            },
          ]}
        />
        <SelectField
          label={t`In the last`}
          value={days}
          onChange={({ target }) =>
            void changeTo({ days: target.value === usualSpan ? '' : target.value })
          }
          options={spans.map((span) => ({ value: span, label: t`${span} days` }))}
        />
      </Flex>
      <RecordList
        page={(data ?? previousData)?.searchMisses}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={(misses) => misses.length === 0}
        texts={{
          loading: t`Loading the searches`,
          failed: t`The searches could not be loaded.`,
          empty: isDismissed
            ? t`You have taken nothing off the list.`
            : t`Customers found something each time.`,
        }}
      >
        {(misses) => (
          <RecordTable
            caption={t`Searches without a result`}
            columns={missColumns({ fromList, isDismissed, onName: setNamed, onDismiss: dismiss })}
            list="searches"
            rows={misses}
            idOf={({ id }) => id}
          />
        )}
      </RecordList>
      {named && <OtherNameDialog text={named.text} onClose={() => setNamed(undefined)} />}
    </Page>
  );
}

/** Dismisses or restores a text, and offers to undo that. */
function useDismiss() {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [dismiss] = useDismissSearchMissMutation({
    update: (cache) => invalidate(cache, 'searchMisses'),
  });
  const change = async (
    { id, text }: Pick<SearchMissRowFragment, 'id' | 'text'>,
    isDismissed: boolean,
  ): Promise<void> => {
    await attempt(async () => {
      await dismiss({ variables: { id, isDismissed } });
      const undo = () => void change({ id, text }, !isDismissed);
      showSuccess(isDismissed ? t`‘${text}’ is off the list` : t`‘${text}’ is on the list again`, {
        label: t`Undo`,
        act: undo,
      });
    });
  };
  return (miss: SearchMissRowFragment, isDismissed: boolean) => void change(miss, isDismissed);
}

const columns = columnsOf<SearchMissRowFragment>();

interface MissActions {
  fromList: object;
  isDismissed: boolean;
  onName: (miss: SearchMissRowFragment) => void;
  onDismiss: (miss: SearchMissRowFragment, isDismissed: boolean) => void;
}

const missColumns = ({ fromList, isDismissed, onName, onDismiss }: MissActions) => [
  columns.display({
    id: 'text',
    enableHiding: false,
    header: t`Searched for`,
    cell: ({ row: { original } }) => (
      <strong id={`search-${original.id}`} className="long-text">
        {original.text}
      </strong>
    ),
  }),
  columns.display({
    id: 'count',
    header: t`How often`,
    cell: ({ row }) => inIndianGroups(row.original.searchCount),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'last',
    header: t`Last time`,
    cell: ({ row }) => <Instant at={row.original.lastSearchedAt} />,
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'found',
    header: t`Customers find now`,
    cell: ({ row: { original } }) => <FoundNow miss={original} fromList={fromList} />,
  }),
  columns.display({
    id: 'actions',
    header: t`What to do`,
    cell: ({ row: { original } }) => {
      const textId = `search-${original.id}`;
      return (
        <Flex wrap="wrap" gap="8px">
          <Button tone="outline" aria-describedby={textId} onClick={() => onName(original)}>
            {t`Other name of …`}
          </Button>
          <Button
            tone="quiet"
            aria-describedby={textId}
            onClick={() => onDismiss(original, !isDismissed)}
          >
            {isDismissed ? t`Put back` : t`Not ours`}
          </Button>
        </Flex>
      );
    },
    meta: { isUnnamed: true },
  }),
];

function FoundNow({ miss, fromList }: { miss: SearchMissRowFragment; fromList: object }) {
  const { firstFound, foundCount } = miss;
  if (!firstFound) return t`nothing`;
  const moreCount = foundCount - 1;
  return (
    <>
      <Link to={adminEditProduct(firstFound.id)} state={fromList} className="text-link">
        <LocalName product={firstFound} />
      </Link>
      {moreCount > 0 && <> {plural(moreCount, { one: 'and # more', other: 'and # more' })}</>}
    </>
  );
}
