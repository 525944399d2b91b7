import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { EventActor, actorOf } from '../../../kernel/domain-event';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { DomainEvents } from '../../../platform/events/domain-events';
import { catalogueMessages } from '../catalogue.messages';
import { Product } from '../products/product.entity';
import { stockAdjusted } from '../products/product.events';
import { ProductRepository } from '../products/product.repository';
import { HandKind, StockLedger } from '../products/stock-ledger';
import { StockChangeKey } from './stock-change-key.entity';

/** A change of a stock, and what it is known by. */
export interface WantedChange {
  productId: number;
  kind: HandKind;
  reason: string | null;
  /** The same key makes a change once, however often it is sent. */
  key: string | null;
  /** Tells another change under the same key; see `requestFingerprint`. */
  fingerprint: string;
  /** The stock after the change; throws where it cannot be made. */
  newStock: (stock: number) => number;
}

/** What came of a change: the product as it is after it, or why it was refused. */
export type ChangeOutcome = Product | ShopError;

/** How often changes are tried again whose keys somebody else used at the same moment. */
const MOST_TRIES = 3;

/** Carries changes of stocks out, one or many: both go this way. */
export class StockChanges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** Makes changes one after the other in one transaction; one that is refused keeps no other back. */
  async make(viewer: Viewer, wanted: readonly WantedChange[]): Promise<ChangeOutcome[]> {
    // What is done under a key may be tried again: then the key says that it was done.
    const repeatable = wanted.every(({ key }) => key !== null);
    return this.write((tx) => this.makeIn(tx, actorOf(viewer), wanted), repeatable);
  }

  /** Writes changes as a part of a transaction, again where somebody else used one of their keys at the same moment. */
  async write<Result>(
    work: (tx: Transaction) => Promise<Result>,
    repeatable = true,
  ): Promise<Result> {
    for (let tries = 1; ; tries++)
      try {
        return await this.database.write(work, { repeatable });
      } catch (error) {
        // Another product was changed under one of these keys at the same moment; by now that can be seen.
        const isKeyTaken = isDuplicateKey(error, 'uq_stock_change_keys_requestKey');
        if (!isKeyTaken || tries === MOST_TRIES) throw error;
      }
  }

  /** Makes changes as `make` does, as a part of an open transaction. */
  async makeIn(
    tx: Transaction,
    actor: EventActor,
    wanted: readonly WantedChange[],
  ): Promise<ChangeOutcome[]> {
    const now = this.clock.now();
    const products = new ProductRepository(tx);
    const locked = await products.lockAll(wanted.map(({ productId }) => productId));
    const made = await fingerprintsOf(tx, wanted);
    const keys: Omit<StockChangeKey, 'id'>[] = [];
    const moved: { change: WantedChange; before: number; after: number }[] = [];

    const outcomes = wanted.map((change) =>
      refusalOr(() => {
        const { productId, key, fingerprint } = change;
        const product = locked.get(productId);
        if (!product) throw notFound('product', 'productId');
        if (key !== null && isMade(made, key, fingerprint)) return { ...product };
        const before = product.stockQuantity;
        const after = change.newStock(before);
        if (key !== null) {
          made.set(key, fingerprint);
          keys.push({ requestKey: key, fingerprint, productId, at: now });
        }
        if (after !== before) moved.push({ change, before, after });
        product.stockQuantity = after;
        return { ...product };
      }),
    );

    if (keys.length > 0) await insertRows(tx, StockChangeKey, keys);
    const differences = moved.map(({ change: { productId, kind, reason }, before, after }) => ({
      ...{ productId, kind, quantity: after - before },
      ...{ reason, adminId: actor.id },
    }));
    await products.takeLocked(sumsOf(differences));
    await new StockLedger(tx, now).recordByHand(differences);
    const changed = moved.map(({ change: { productId, ...cause }, before, after }) =>
      stockAdjusted(actor, { productId, before, after }, cause),
    );
    await this.events.record(tx, changed);
    return outcomes;
  }
}

/** What was asked for under those of these keys that were used. */
async function fingerprintsOf(
  tx: Transaction,
  wanted: readonly WantedChange[],
): Promise<Map<string, string>> {
  const keys = wanted.map(({ key }) => key).filter((key) => key !== null);
  if (keys.length === 0) return new Map();
  const used = await tx.findBy(StockChangeKey, { requestKey: In(keys) });
  return new Map(used.map(({ requestKey, fingerprint }) => [requestKey, fingerprint]));
}

/** Whether the change was made under its key already. Throws where the key was used for another one. */
function isMade(made: ReadonlyMap<string, string>, key: string, fingerprint: string): boolean {
  const known = made.get(key);
  if (known !== undefined && known !== fingerprint) {
    const message = catalogueMessages.stockKeyReused();
    throw new ShopError('IDEMPOTENCY_KEY_REUSED', message, { key: message });
  }
  return known !== undefined;
}

/** How many pieces go out of the stock of each product, all its changes together. */
function sumsOf(differences: readonly { productId: number; quantity: number }[]) {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of differences)
    sums.set(productId, (sums.get(productId) ?? 0) - quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}

/** What a row comes to, where a refusal of it is an answer like any other. */
function refusalOr<Outcome>(work: () => Outcome): Outcome | ShopError {
  try {
    return work();
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
}
