import { chakra } from '@chakra-ui/react';
import { plural, t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';

import { categoryName } from '../../features/catalogue/category-name';
import type { CategoryTreeQuery, TreeCategoryFragment } from '../../generated/graphql';
import { useChangeCategoryMutation } from '../../generated/staff/categories/category-tree';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { shopOf } from '../../shared/lib/paths';
import { Link } from '../../shared/ui/link';
import { Picture } from '../../shared/ui/picture';
import { useAttempt } from '../kit/use-attempt';
import { CategoryForm } from './category-form';
import { inputOfCategory, valuesOfCategory } from './category-form.rules';
import { refetchTree } from './refetch-tree';
import { RemoveCategory } from './remove-category';

interface CategoryRowProps {
  category: TreeCategoryFragment;
  tree: CategoryTreeQuery['categories'];
  /** The shop's own categories on the same level, in their order, including itself. */
  siblings: readonly TreeCategoryFragment[];
  /** Slug of the category that gets its products if it is deleted. */
  usualTarget: string;
  /** Whether it contains other categories: then it cannot be deleted. */
  isParent: boolean;
  /** The categories within it. */
  children?: ReactNode;
}

/** A category with its actions; the eight fixed ones cannot be changed. */
export function CategoryRow(props: CategoryRowProps) {
  const { category, tree, siblings, usualTarget, isParent, children } = props;
  const { slug, imageUrl, productCount, isOwn } = category;
  const name = categoryName(category);
  const [isChanging, setIsChanging] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const done = () => setIsChanging(false);
  return (
    <li>
      <Row>
        <Picture src={imageUrl} alt="" sizePx={48} />
        <Names>
          <Link to={shopOf(slug)} className="text-link">
            {name}
          </Link>
          <span>{plural(productCount, { one: '# product', other: '# products' })}</span>
        </Names>
        {isOwn ? (
          <Actions role="group" aria-label={name}>
            <Places category={category} siblings={siblings} />
            <Button
              tone="outline"
              aria-label={t`Change ${{ name }}`}
              aria-expanded={isChanging}
              onClick={() => setIsChanging(!isChanging)}
            >
              {t`Change`}
            </Button>
            {!isParent && (
              <Button
                tone="danger"
                aria-label={t`Delete ${{ name }}`}
                onClick={() => setIsLeaving(true)}
              >
                {t`Delete`}
              </Button>
            )}
          </Actions>
        ) : (
          <Badge tone="quiet">{t`One of the eight`}</Badge>
        )}
      </Row>
      {isChanging && (
        <section className="panel" aria-label={t`Change ${{ name }}`}>
          <CategoryForm tree={tree} category={category} onDone={done} onCancel={done} />
        </section>
      )}
      {isLeaving && (
        <RemoveCategory
          category={category}
          usualTarget={usualTarget}
          onClose={() => setIsLeaving(false)}
        />
      )}
      {children}
    </li>
  );
}

/** Moves a category up or down among its siblings. */
function Places({ category, siblings }: Pick<CategoryRowProps, 'category' | 'siblings'>) {
  const { id, version } = category;
  const name = categoryName(category);
  const attempt = useAttempt();
  const [change, { loading }] = useChangeCategoryMutation(refetchTree);
  const place = siblings.findIndex((each) => each.id === id) + 1;
  const moveTo = async (position: number) => {
    const input = { ...inputOfCategory(valuesOfCategory(category)), position };
    await attempt(() => change({ variables: { id, input, expectedVersion: version } }));
  };
  if (siblings.length < 2) return null;
  return (
    <>
      <Button
        tone="quiet"
        aria-label={t`Move ${{ name }} up`}
        disabled={place === 1}
        loading={loading}
        onClick={() => void moveTo(place - 1)}
      >
        ↑
      </Button>
      <Button
        tone="quiet"
        aria-label={t`Move ${{ name }} down`}
        disabled={place === siblings.length}
        loading={loading}
        onClick={() => void moveTo(place + 1)}
      >
        ↓
      </Button>
    </>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 12px',
    alignItems: 'center',
    paddingBlock: '8px',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});

const Names = chakra('div', {
  base: { display: 'grid', flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
});

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });
