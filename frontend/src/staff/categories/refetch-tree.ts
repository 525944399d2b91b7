import type { ApolloCache } from '@apollo/client';

import { invalidate } from '../../apollo/invalidate';
import { CategoryTreeDocument } from '../../generated/staff/categories/category-tree';

/** After a change of the categories, refetches the tree, and invalidates lists of products, whose filters name them. */
export const refetchTree = {
  refetchQueries: [CategoryTreeDocument],
  awaitRefetchQueries: true,
  update: (cache: ApolloCache) => invalidate(cache, 'products'),
};
