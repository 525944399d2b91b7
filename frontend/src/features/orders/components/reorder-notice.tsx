import { Notice } from '../../../ui/notice';

interface Reordered {
  orderId: string;
  addedLineCount: number;
  /** What could not be put into the cart, or not as much, and why. */
  left: readonly { name: string; reason: string }[];
}

/** What the cart is told on the way from 'Order again'. */
export interface ReorderState {
  reordered?: Reordered;
}

/** What of an order was put into the cart, and what could not be and why. */
export function ReorderNotice({ orderId, addedLineCount, left }: Reordered) {
  return (
    <Notice tone={left.length === 0 ? 'info' : 'warning'}>
      <p>
        <strong>{addedText(addedLineCount)}</strong> from order {orderId}, at today’s prices.
      </p>
      {left.length > 0 && (
        <ul>
          {left.map(({ name, reason }) => (
            <li key={name}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function addedText(addedLineCount: number): string {
  if (addedLineCount === 0) return 'Nothing could be put into your cart';
  const products = addedLineCount === 1 ? '1 product is' : `${addedLineCount} products are`;
  return `${products} in your cart`;
}
