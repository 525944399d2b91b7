import { Flex } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../shared/chakra/button';
import type { KeysetPage } from './load-all';
import { useListUrl } from './use-list-url';

interface KeysetPagerProps {
  page: KeysetPage<unknown>;
  /** The content beside the links, such as the number of records. */
  children?: ReactNode;
}

/** Links to the previous and next pages. Additions do not make a record appear twice. */
export function KeysetPager({ page, children }: KeysetPagerProps) {
  const { toWith } = useListUrl();
  const { hasNext, hasPrevious, startCursor, endCursor } = page;
  return (
    <Flex wrap="wrap" gap="8px 24px" align="center" justify="space-between" paddingBlock="8px">
      <Flex wrap="wrap" gap="4px 24px" align="center">
        {children}
      </Flex>
      {(hasPrevious || hasNext) && (
        <Flex as="nav" aria-label={t`Pages`} gap="8px">
          {hasPrevious && startCursor && (
            <ButtonLink to={toWith({ before: startCursor, after: undefined })} tone="quiet">
              {t`Previous page`}
            </ButtonLink>
          )}
          {hasNext && endCursor && (
            <ButtonLink to={toWith({ after: endCursor, before: undefined })} tone="quiet">
              {t`Next page`}
            </ButtonLink>
          )}
        </Flex>
      )}
    </Flex>
  );
}
