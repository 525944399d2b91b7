import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { failureOf } from '../../apollo/shop-error';
import { useHandedOverListQuery } from '../../generated/customer/shopping-list/shopping-list';
import type { ShoppingListLineInput } from '../../generated/graphql';
import { Notice } from '../../shared/chakra/notice';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { linesLeft, matchesOf } from './handed-over.rules';
import { ListPreview } from './list-preview';
import type { AddedList } from './use-add-list';

interface HandedOverListProps {
  lines: ShoppingListLineInput[];
  onAdded: (added: AddedList) => void;
  /** Called when the customer chooses to write a list instead. */
  onLeave: () => void;
}

/** The lines of a link from an agent that made a list for the customer, to review before they are added to the cart. */
export function HandedOverList({ lines, onAdded, onLeave }: HandedOverListProps) {
  const [sold, setSold] = useState(lines);
  const { data, error, refetch } = useHandedOverListQuery({
    variables: { lines: sold },
    fetchPolicy: 'network-only',
  });
  // The others can still be ordered.
  const left = linesLeft(sold, failureOf(error));
  if (left.length > 0 && left.length < sold.length) setSold(left);
  if (data) {
    const { items } = data.shoppingListQuote.cart;
    const goneCount = lines.length - sold.length;
    return (
      <>
        {goneCount > 0 && (
          <Notice tone="warning">
            <p>
              {plural(goneCount, {
                one: '# product of your list is no longer sold.',
                other: '# products of your list are no longer sold.',
              })}
            </p>
          </Notice>
        )}
        <ListPreview matches={matchesOf(items)} onAdded={onAdded} onBack={onLeave} />
      </>
    );
  }
  if (error)
    return <ErrorState text={t`This list could not be loaded.`} onRetry={() => void refetch()} />;
  return <LoadingState label={t`Loading your list`} rows={3} />;
}
