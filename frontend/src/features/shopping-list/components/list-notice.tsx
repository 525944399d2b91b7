import { Notice } from '../../../ui/notice';

/** What the cart is told on the way from a list. */
export interface ListState {
  listed?: {
    addedLineCount: number;
    left: readonly { productId: string; name: string; reason: string }[];
  };
}

/** What of a list is in the cart, and what is not and why. */
export function ListNotice({ addedLineCount, left }: NonNullable<ListState['listed']>) {
  return (
    <Notice tone={left.length === 0 ? 'info' : 'warning'}>
      <p>
        <strong>
          {addedLineCount === 1 ? '1 product' : `${addedLineCount} products`} from your list
        </strong>{' '}
        {addedLineCount === 1 ? 'is' : 'are'} in your cart.
      </p>
      {left.length > 0 && (
        <ul>
          {left.map(({ productId, name, reason }) => (
            <li key={productId}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
