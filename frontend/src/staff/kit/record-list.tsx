import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import type { ShopError } from '../../apollo/shop-error';
import { Button } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';

/** The messages that a list shows instead of records. */
export interface RecordListTexts {
  loading: string;
  /** The message of a failed load. */
  failed: string;
  empty: string;
}

interface RecordListProps<Page> {
  /** The server's last response; undefined before the first. */
  page: Page | undefined;
  failure: ShopError | undefined;
  onRetry: () => void;
  isEmpty: (page: Page) => boolean;
  texts: RecordListTexts;
  /** A link for an empty list. */
  whenEmpty?: ReactNode;
  children: (page: Page) => ReactNode;
}

/** A list in its states: loading, failed, empty, or loaded; a later failure keeps the loaded records. */
export function RecordList<Page>(props: RecordListProps<Page>) {
  const { page, failure, onRetry, isEmpty, texts, whenEmpty, children } = props;
  if (failure && (!page || failure.code === 'FORBIDDEN'))
    return <LoadFailure failure={failure} text={texts.failed} onRetry={onRetry} />;
  if (!page) return <LoadingState label={texts.loading} rows={8} />;
  return (
    <>
      {failure && (
        <Notice tone="warning">
          <p>{t`The list is as it was before the connection broke.`}</p>
          <Button tone="outline" onClick={onRetry}>{t`Try again`}</Button>
        </Notice>
      )}
      {isEmpty(page) ? <EmptyState text={texts.empty}>{whenEmpty}</EmptyState> : children(page)}
    </>
  );
}
