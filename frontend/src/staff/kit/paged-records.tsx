import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import type { ShopError } from '../../apollo/shop-error';
import { searchOfPage } from '../../shared/lib/page-parameter';
import { Pager } from '../../shared/ui/pager';
import { RecordList, type RecordListTexts } from './record-list';
import { RecordTable, type RecordTableProps } from './record-table';

interface PageOfRecords<Row> {
  items: readonly Row[];
  totalCount: number;
  page: number;
  pageSize: number;
  pageCount: number;
}

export interface PagedRecordsProps<Row extends object> extends Omit<RecordTableProps<Row>, 'rows'> {
  /** The server's last response; undefined before the first. */
  page: PageOfRecords<Row> | undefined;
  failure: ShopError | undefined;
  onRetry: () => void;
  texts: RecordListTexts;
  /** The content below the pages. */
  children?: ReactNode;
}

/** A table of records by pages; the page number is in the URL. */
export function PagedRecords<Row extends object>(props: PagedRecordsProps<Row>) {
  const { page, failure, onRetry, texts, children, ...table } = props;
  const [parameters] = useSearchParams();
  const toPage = (to: number) => ({ search: searchOfPage(parameters, to) });
  return (
    <RecordList
      {...{ page, failure, onRetry, texts }}
      isEmpty={({ totalCount }) => totalCount === 0}
    >
      {(shown) =>
        shown.page > shown.pageCount ? (
          // The last records of the last page were deleted.
          <Navigate to={toPage(shown.pageCount)} replace />
        ) : (
          <>
            <RecordTable {...table} rows={shown.items} />
            <Pager {...shown} toPage={toPage} />
            {children}
          </>
        )
      }
    </RecordList>
  );
}
