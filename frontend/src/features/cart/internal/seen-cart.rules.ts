import type { CartFieldsFragment, CartProductFragment } from '../../../generated/graphql';
import type { Intents } from './cart-intents';

/**
 * Applies the unanswered changes to the cart and its total.
 * @param productOf returns a product that has no line yet; undefined if the cache lacks its fields
 */
export function seenCart(
  cart: CartFieldsFragment,
  intents: Intents,
  productOf: (productId: string) => CartProductFragment | undefined,
): CartFieldsFragment {
  if (intents.size === 0) return cart;
  const lines = cart.items.map((item) => ({
    ...item,
    quantity: intents.get(item.product.id) ?? item.quantity,
  }));
  const known = new Set(lines.map(({ product }) => product.id));
  const added = [...intents].flatMap(([productId, quantity]) => {
    const product = known.has(productId) ? undefined : productOf(productId);
    return product ? [newLine(product, quantity)] : [];
  });
  const items = [...lines, ...added]
    .filter(({ quantity }) => quantity > 0)
    .map((item) => ({
      ...item,
      totalPaise: item.quantity * item.unitPricePaise,
      exceedsStock: item.quantity > item.product.stockQuantity,
    }));
  return {
    ...cart,
    items,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    grandTotalPaise: items.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
  };
}

const newLine = (
  product: CartProductFragment,
  quantity: number,
): CartFieldsFragment['items'][number] => ({
  id: `new-${product.id}`,
  quantity,
  unitPricePaise: product.pricePaise,
  totalPaise: quantity * product.pricePaise,
  exceedsStock: false,
  isHidden: false,
  product,
});
