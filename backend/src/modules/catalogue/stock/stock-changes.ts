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

/** A stock change with its key. */
export interface WantedChange {
  productId: number;
  kind: HandKind;
  reason: string | null;
  /** The same key makes a change once, however often it is sent. */
  key: string | null;
  /** Identifies another change with the same key; see `requestFingerprint`. */
  fingerprint: string;
  /** The stock after the change; throws if it is impossible. */
  newStock: (stock: number) => number;
}

/** The result of a change: the product after it, or why it was refused. */
export type ChangeOutcome = Product | ShopError;

/** How often changes are retried whose keys were used concurrently. */
const MOST_TRIES = 3;

/** Carries out stock changes, one or many: all of them use it. */
export class StockChanges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** Carries out changes one after the other in one transaction; a refused one does not affect the others. */
  async make(viewer: Viewer, wanted: readonly WantedChange[]): Promise<ChangeOutcome[]> {
    // Changes with a key are repeatable: the key tells whether they were done.
    const repeatable = wanted.every(({ key }) => key !== null);
    return this.write((tx) => this.makeIn(tx, actorOf(viewer), wanted), repeatable);
  }

  /** Writes changes within a transaction, and retries if one of their keys was used concurrently. */
  async write<Result>(
    work: (tx: Transaction) => Promise<Result>,
    repeatable = true,
  ): Promise<Result> {
    for (let tries = 1; ; tries++)
      try {
        return await this.database.write(work, { repeatable });
      } catch (error) {
        // A key was used concurrently for another product; that is visible by now.
        const isKeyTaken = isDuplicateKey(error, 'uq_stock_change_keys_requestKey');
        if (!isKeyTaken || tries === MOST_TRIES) throw error;
      }
  }

  /** Carries out changes as `make` does, within an open transaction. */
  async makeIn(
    tx: Transaction,
    actor: EventActor,
    wanted: readonly WantedChange[],
  ): Promise<ChangeOutcome[]> {
    const now = this.clock.now();
    const products = new ProductRepository(tx);
    const locked = await products.lockAll(wanted.map(({ productId }) => productId));
    const made = await fingerprintsOf(
      tx,
      wanted.map(({ key }) => key),
    );
    const keys: UsedKey[] = [];
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
          keys.push({ key, fingerprint, productId });
        }
        if (after !== before) moved.push({ change, before, after });
        product.stockQuantity = after;
        return { ...product };
      }),
    );

    await insertKeys(tx, keys, now);
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

/** The requests for which these keys were used. */
export async function fingerprintsOf(
  tx: Transaction,
  wanted: readonly (string | null)[],
): Promise<Map<string, string>> {
  const keys = wanted.filter((key) => key !== null);
  if (keys.length === 0) return new Map();
  const used = await tx.findBy(StockChangeKey, { requestKey: In(keys) });
  return new Map(used.map(({ requestKey, fingerprint }) => [requestKey, fingerprint]));
}

/** A key of a change of a product; a transfer is known by its first one. */
interface UsedKey {
  key: string;
  fingerprint: string;
  productId: number;
}

/** Records the keys of changes: a change with the same key is not made again. */
export async function insertKeys(
  tx: Transaction,
  keys: readonly UsedKey[],
  at: Date,
): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map(({ key, ...change }) => ({ ...change, requestKey: key, at }));
  await insertRows(tx, StockChangeKey, rows);
}

/** Whether the change was already made with its key. Throws if the key was used for another one. */
export function isMade(
  made: ReadonlyMap<string, string>,
  key: string,
  fingerprint: string,
): boolean {
  const known = made.get(key);
  if (known !== undefined && known !== fingerprint) {
    const message = catalogueMessages.stockKeyReused();
    throw new ShopError('IDEMPOTENCY_KEY_REUSED', message, { key: message });
  }
  return known !== undefined;
}

/** How many pieces leave the stock of each product, over all changes. */
function sumsOf(differences: readonly { productId: number; quantity: number }[]) {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of differences)
    sums.set(productId, (sums.get(productId) ?? 0) - quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}

/** The result of a row, in which an error is a value like any other. */
function refusalOr<Outcome>(work: () => Outcome): Outcome | ShopError {
  try {
    return work();
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
}
