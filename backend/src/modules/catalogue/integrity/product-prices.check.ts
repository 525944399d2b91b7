import { eachRow } from '../../../platform/integrity/integrity-check';
import { atMost } from '../../../platform/integrity/comparison.rules';
import { Prices, priceOf } from '../products/price.rules';

export const productPrices = eachRow<Prices & { id: number }>(
  { name: 'product-prices', holds: 'no product is for sale above its MRP', records: 'products' },
  'SELECT id, mrpPaise, sellingPaise FROM products',
  (product) => [atMost(`price of product ${product.id}`, product.mrpPaise, priceOf(product))],
);
