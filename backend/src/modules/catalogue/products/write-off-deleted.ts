import { Transaction } from '../../../platform/database/database';
import { emptyLocations } from '../locations/location-stocks';
import { Product } from './product.entity';
import { StockLedger } from './stock-ledger';

/** Writes off all pieces of deleted products: those in the shop, and those at stock locations. */
export async function writeOffDeleted(
  tx: Transaction,
  now: Date,
  products: readonly Pick<Product, 'id' | 'stockQuantity'>[],
): Promise<void> {
  const elsewhere = await emptyLocations(
    tx,
    products.map(({ id }) => id),
  );
  await new StockLedger(tx, now).recordAdjustments([
    ...products.map(({ id, stockQuantity }) => ({ productId: id, quantity: -stockQuantity })),
    ...elsewhere.map(({ pieces, ...at }) => ({ ...at, quantity: -pieces })),
  ]);
}
