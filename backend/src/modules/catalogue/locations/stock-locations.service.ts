import { In } from 'typeorm';
import { actorOf } from '../../../kernel/domain-event';
import { readRecordId } from '../../../kernel/record-id';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findAllLocked, findLocked } from '../../../platform/database/dialect/find-locked';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { catalogueMessages } from '../catalogue.messages';
import { LocationStock } from './location-stock.entity';
import { StockLocation } from './stock-location.entity';
import { locationAdded, locationChanged, locationRemoved } from './stock-location.events';
import { StockLocationInput } from './stock-location.input';

/** A shop of one city has no more, and every list of them stays short. */
const MOST_LOCATIONS = 20;

/** The values of a stock location; unvalidated. */
type LocationValues = Partial<Record<keyof StockLocationInput, unknown>>;

/** Further places of stock: godowns and second stores. */
export class StockLocationsService {
  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
  ) {}

  /** All stock locations, by name. Throws UNAUTHENTICATED, FORBIDDEN. */
  async all(viewer: Viewer): Promise<StockLocation[]> {
    requirePermission(viewer, 'manage-catalogue');
    return currentLocations(this.database.read);
  }

  /** Stock locations by their numbers, also removed ones. */
  async known(ids: readonly number[]): Promise<Map<number, StockLocation[]>> {
    const found = await this.database.read.findBy(StockLocation, { id: In([...ids]) });
    return new Map(found.map((location) => [location.id, [location]]));
  }

  /**
   * Adds a stock location.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION also if its name is taken or there are too many
   */
  async add(viewer: Viewer, values: LocationValues): Promise<StockLocation> {
    requirePermission(viewer, 'manage-catalogue');
    const written = await readLocation(values);
    return this.store(async (tx) => {
      const all = await currentLocations(tx);
      if (all.length >= MOST_LOCATIONS)
        throw fieldError('name', catalogueMessages.locationCount({ most: MOST_LOCATIONS }));
      assertFree(all, written.name);
      const added = await tx.save(
        tx.create(StockLocation, { ...written, version: 1, removedId: 0 }),
      );
      await this.events.record(tx, [locationAdded(actorOf(viewer), added)]);
      return added;
    });
  }

  /**
   * Replaces the values of a stock location.
   * @param expectedVersion the version that the caller changed: a later one is not overwritten
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, CONFLICT
   */
  async change(
    viewer: Viewer,
    id: number,
    values: LocationValues,
    expectedVersion: number,
  ): Promise<StockLocation> {
    requirePermission(viewer, 'manage-catalogue');
    const written = await readLocation(values);
    return this.store(async (tx) => {
      const before = await lockLocation(tx, id, 'id');
      if (before.version !== expectedVersion) throw changedMeanwhile(before, written);
      const all = await currentLocations(tx);
      assertFree(
        all.filter((each) => each.id !== id),
        written.name,
      );
      const events = locationChanged(actorOf(viewer), before, written);
      if (events.length === 0) return before;
      const after = { ...written, version: before.version + 1 };
      await tx.update(StockLocation, { id }, after);
      await this.events.record(tx, events);
      return { ...before, ...after };
    });
  }

  /**
   * Removes a stock location that holds nothing. Its movements stay.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION (id) if pieces are there
   */
  async remove(viewer: Viewer, id: number): Promise<void> {
    requirePermission(viewer, 'manage-catalogue');
    await this.database.write(async (tx) => {
      const location = await lockLocation(tx, id, 'id');
      const pieces = Number(await tx.sum(LocationStock, 'pieces', { locationId: id }));
      if (pieces > 0)
        throw fieldError('id', catalogueMessages.locationNotEmpty({ pieceCount: pieces }));
      await tx.update(StockLocation, { id }, { removedId: id });
      await this.events.record(tx, [locationRemoved(actorOf(viewer), location)]);
    });
  }

  private async store(work: (tx: Transaction) => Promise<StockLocation>): Promise<StockLocation> {
    try {
      return await this.database.write(work);
    } catch (error) {
      if (isDuplicateKey(error, 'uq_stock_locations_name_removedId')) throw nameTaken();
      throw error;
    }
  }
}

/** The number of a stock location; null, the shop, if omitted. Throws NOT_FOUND. */
export function readLocationId(
  value: string | null | undefined,
  field = 'locationId',
): number | null {
  return value === null || value === undefined
    ? null
    : readRecordId(value, 'stock location', field);
}

/** A stock location, locked until the transaction ends: nothing comes into it while it is removed. Throws NOT_FOUND. */
export async function lockLocation(
  tx: Transaction,
  id: number,
  field: string,
): Promise<StockLocation> {
  const location = await findLocked(tx, StockLocation, id);
  if (!location || location.removedId !== 0) throw notFound('stock location', field);
  return location;
}

/** Stock locations by their numbers, locked in this order. Those that were removed are missing. */
export async function lockLocations(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, StockLocation>> {
  const locations = await findAllLocked(tx, StockLocation, ids);
  return new Map(
    locations.filter(({ removedId }) => removedId === 0).map((each) => [each.id, each]),
  );
}

function currentLocations(manager: Database['read']): Promise<StockLocation[]> {
  return manager.find(StockLocation, {
    where: { removedId: 0 },
    order: { name: 'ASC', id: 'ASC' },
  });
}

async function readLocation(values: LocationValues) {
  const { name, note } = await assertValid(StockLocationInput, trimTexts(values));
  return { name, note: note || null };
}

function assertFree(others: readonly StockLocation[], name: string): void {
  const wanted = name.toLowerCase();
  if (others.some((other) => other.name.toLowerCase() === wanted)) throw nameTaken();
}

function nameTaken(): ShopError {
  return fieldError('name', catalogueMessages.locationNameTaken());
}

function changedMeanwhile({ name, note, version }: StockLocation, submitted: object): ShopError {
  const message = catalogueMessages.locationChanged();
  const current = { name, note, version };
  return new ShopError('CONFLICT', message, { expectedVersion: message }, undefined, {
    ...{ current, submitted },
  });
}
