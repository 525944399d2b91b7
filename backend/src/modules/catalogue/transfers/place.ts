import { Transaction } from '../../../platform/database/database';
import { ShopBatches } from '../goods/shop-batches';
import { BatchPieces, piecesOf } from '../locations/batch-pieces.rules';
import { LocationStocks } from '../locations/location-stocks';
import { StockLocation } from '../locations/stock-location.entity';
import { Product } from '../products/product.entity';
import { ProductRepository } from '../products/product.repository';

/** A place of stock while a transaction moves pieces out of it or into it. */
export interface Place {
  /** null for the shop. */
  location: StockLocation | null;
  piecesOf: (productId: number) => number;
  /** Removes pieces, those first that expire first. At least as many are there. */
  take: (productId: number, pieces: number) => BatchPieces[];
  put: (productId: number, batches: readonly BatchPieces[]) => void;
  /** Writes what changed. */
  save: () => Promise<void>;
}

/** The shop. Its stock is kept with the given products, which the transaction has locked. */
export async function shopPlace(
  tx: Transaction,
  products: ReadonlyMap<number, Product>,
): Promise<Place> {
  const batches = await ShopBatches.load(tx, [...products.keys()]);
  const taken = new Map<number, number>();
  const stockOf = (productId: number) => products.get(productId)?.stockQuantity ?? 0;
  const change = (productId: number, pieces: number) => {
    const product = products.get(productId);
    if (product) product.stockQuantity += pieces;
    taken.set(productId, (taken.get(productId) ?? 0) - pieces);
  };
  return {
    location: null,
    piecesOf: stockOf,
    take(productId, pieces) {
      const some = batches.take(productId, stockOf(productId), pieces);
      change(productId, -pieces);
      return some;
    },
    put(productId, some) {
      batches.put(productId, stockOf(productId), some);
      change(productId, piecesOf(some));
    },
    async save() {
      await batches.save();
      await new ProductRepository(tx).takeLocked(
        [...taken].map(([productId, quantity]) => ({ productId, quantity })),
      );
    },
  };
}

/** A stock location, which the transaction has locked, and the stock of some products there. */
export async function locationPlace(
  tx: Transaction,
  location: StockLocation,
  productIds: readonly number[],
): Promise<Place> {
  const stocks = await LocationStocks.load(tx, location.id, productIds);
  return {
    location,
    piecesOf: (productId) => stocks.piecesOf(productId),
    take: (productId, pieces) => stocks.take(productId, pieces),
    put(productId, batches) {
      for (const batch of batches) stocks.add(productId, batch);
    },
    save: () => stocks.save(),
  };
}
