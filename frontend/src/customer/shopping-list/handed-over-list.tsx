import { t } from '@lingui/core/macro';

import { useHandedOverListQuery } from '../../generated/customer/shopping-list/shopping-list';
import type { ShoppingListLineInput } from '../../generated/graphql';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { matchesOf } from './handed-over.rules';
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
  const { data, error, refetch } = useHandedOverListQuery({
    variables: { lines },
    fetchPolicy: 'network-only',
  });
  if (data) {
    const { items } = data.shoppingListQuote.cart;
    return <ListPreview matches={matchesOf(items)} onAdded={onAdded} onBack={onLeave} />;
  }
  if (error)
    return <ErrorState text={t`This list could not be loaded.`} onRetry={() => void refetch()} />;
  return <LoadingState label={t`Loading your list`} rows={3} />;
}
