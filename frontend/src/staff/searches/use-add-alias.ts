import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import {
  ProductAliasesDocument,
  useChangeAliasesMutation,
} from '../../generated/staff/searches/searches';
import { localName } from '../../shared/lib/local-name';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { invalidateListings } from '../products/invalidate-listings';
import { aliasesWith } from './alias.rules';

const whatIsFound = (cache: ApolloCache): void => {
  invalidateListings(cache);
  invalidate(cache, 'searchMisses');
};

/** Adds a text to the aliases of a product, by an edit of the product that can be undone. */
export function useAddAlias() {
  const client = useApolloClient();
  const { showSuccess, showFailure } = useMessages();
  const [change] = useChangeAliasesMutation({ update: whatIsFound });
  const [saving, setSaving] = useState(false);

  /** Resolves to whether it succeeded; shows a message either way. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      const { fields, message } = toShopError(error);
      showFailure(fields['aliases'] ?? message);
      return false;
    }
  };

  const add = async (id: string, text: string): Promise<boolean> => {
    setSaving(true);
    const isAdded = await attempt(async () => {
      const { data } = await client.query({
        query: ProductAliasesDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      if (!data) throw new Error('The product was not answered');
      const { product } = data;
      const name = localName(product);
      const before = product.aliases ?? '';
      const aliases = aliasesWith(product.aliases, text);
      const changed = await change({
        variables: { id, aliases, expectedVersion: product.version },
      });
      const expectedVersion = changed.data?.updateProduct.version ?? product.version;
      const takeBack = async () => {
        await change({ variables: { id, aliases: before, expectedVersion } });
        showSuccess(t`${name} is not called ‘${text}’ any more`);
      };
      showSuccess(t`${name} is also called ‘${text}’ now`, {
        label: t`Undo`,
        act: () => void attempt(takeBack),
      });
    });
    setSaving(false);
    return isAdded;
  };
  return { add, saving };
}
