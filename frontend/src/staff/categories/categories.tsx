import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { failureOf } from '../../apollo/shop-error';
import { categoryName } from '../../features/catalogue/category-name';
import type { CategoryTreeQuery } from '../../generated/graphql';
import { useCategoryTreeQuery } from '../../generated/staff/categories/category-tree';
import { Page } from '../../shared/ui/page';
import { RecordList } from '../kit/record-list';
import { CategoryForm } from './category-form';
import { CategoryRow } from './category-row';

/** The target for the products of a deleted category that was not within another one. */
const GENERAL = 'general';

/** The categories of the shop as a tree: the eight fixed ones, and the shop's own. */
export function AdminCategoriesRoute() {
  const { data, error, refetch } = useCategoryTreeQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t`Categories`}>
      <p>{t`The eight stay as they are. Beside them, and within each, you can have your own.`}</p>
      <RecordList
        page={data?.categories}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={(tree) => tree.length === 0}
        texts={{
          loading: t`Loading the categories`,
          failed: t`The categories could not be loaded.`,
          empty: t`There are no categories.`,
        }}
      >
        {(tree) => (
          <>
            <NewCategory tree={tree} />
            <Tree tree={tree} />
          </>
        )}
      </RecordList>
    </Page>
  );
}

function Tree({ tree }: { tree: CategoryTreeQuery['categories'] }) {
  const ownTops = tree.filter(({ isOwn }) => isOwn);
  return (
    <Branch className="panel" aria-label={t`All categories`}>
      {tree.map((top) => (
        <CategoryRow
          key={top.id}
          category={top}
          tree={tree}
          siblings={ownTops}
          usualTarget={GENERAL}
          isParent={top.children.length > 0}
        >
          {top.children.length > 0 && (
            <Branch aria-label={t`In ${{ category: categoryName(top) }}`} paddingInlineStart="24px">
              {top.children.map((child) => (
                <CategoryRow
                  key={child.id}
                  category={child}
                  tree={tree}
                  siblings={top.children}
                  usualTarget={top.slug}
                  isParent={false}
                />
              ))}
            </Branch>
          )}
        </CategoryRow>
      ))}
    </Branch>
  );
}

function NewCategory({ tree }: { tree: CategoryTreeQuery['categories'] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="panel unfolding"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{t`Add a category`}</summary>
      {isOpen && <CategoryForm tree={tree} onDone={() => setIsOpen(false)} />}
    </details>
  );
}

const Branch = chakra('ul', { base: { listStyle: 'none' } });
