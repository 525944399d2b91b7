import { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../platform/config/config';
import { listPinCodes, readPinCodes } from '../../../platform/config/pin-codes';
import { Database, Transaction } from '../../../platform/database/database';
import { findById, findLocked } from '../../../platform/database/dialect/find-locked';
import { DeliverySettingsRecord, GeneralTerms, InitialValues } from './delivery-settings.entity';
import { SPECIFIED_TERMS, ServiceArea } from './delivery-terms.rules';
import { DeliverySchedule, specifiedSchedule } from './schedule.rules';

/** The times, areas and terms of delivery, as of one version. */
export interface DeliverySettings extends DeliverySchedule {
  version: number;
  terms: GeneralTerms;
  areas: readonly ServiceArea[];
  lastAreaId: number;
  changedAt: Date | null;
}

/** The values that a change writes. */
export type SettingsChange = Partial<
  Pick<DeliverySettings, 'terms' | 'weekdays' | 'days' | 'areas' | 'lastAreaId'>
>;

/** Logs that the environment differs from the values the settings were created with. */
export interface SettingsLog {
  warn(details: object, message: string): void;
}

type InitialConfig = Pick<Config, 'slotCapacity' | 'serviceablePinCodes' | 'store'>;

/** The only record. */
const ID = 1;

/**
 * The delivery settings in the database. Each use reads them with one statement: a change by one process is immediately
 * effective in all others. Until the first start has stored them, they are those of the environment.
 */
export class DeliverySettingsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: InitialConfig,
    private readonly log: SettingsLog,
  ) {}

  /** The current settings, read with the given manager: that of a read, or of an open transaction. */
  async current(manager: EntityManager = this.database.read): Promise<DeliverySettings> {
    return settingsOf((await findById(manager, DeliverySettingsRecord, ID)) ?? this.initial());
  }

  /** The current settings, locked until the transaction ends, so that changes run one after the other. */
  async locked(tx: Transaction): Promise<DeliverySettings> {
    await this.insertInitial(tx);
    return settingsOf((await findLocked(tx, DeliverySettingsRecord, ID)) ?? this.initial());
  }

  /** Stores a change of locked settings as their next version. */
  async store(
    tx: Transaction,
    settings: DeliverySettings,
    { areas, ...change }: SettingsChange,
  ): Promise<DeliverySettings> {
    const version = settings.version + 1;
    const changedAt = this.clock.now();
    const stored = areas && { areas: areas.map(toStored) };
    await tx.update(
      DeliverySettingsRecord,
      { id: ID },
      { ...(change as Partial<DeliverySettingsRecord>), ...stored, version, changedAt },
    );
    return { ...settings, ...change, ...(areas && { areas }), version, changedAt };
  }

  /**
   * Stores the settings of the environment if there are none yet; logs if the environment has changed since.
   * @param follow adapts other records to new settings, in the same transaction
   */
  async ensureStored(
    follow: (tx: Transaction, settings: DeliverySettings) => Promise<void>,
  ): Promise<void> {
    const stored = await this.database.read.findOneBy(DeliverySettingsRecord, { id: ID });
    if (stored) return this.tellOfChanges(stored.initialValues);
    const storeFirst = async (tx: Transaction) => follow(tx, await this.locked(tx));
    await this.database.write(storeFirst, { repeatable: true });
  }

  private async insertInitial(tx: Transaction): Promise<void> {
    if (await tx.existsBy(DeliverySettingsRecord, { id: ID })) return;
    // Another server may insert it concurrently: then its values count.
    await tx
      .createQueryBuilder()
      .insert()
      .into(DeliverySettingsRecord)
      .values(this.initial())
      .orIgnore()
      .execute();
  }

  private initial(): DeliverySettingsRecord {
    const initialValues = this.initialValues();
    const area = { id: 1, version: 1, name: this.config.store.city, terms: null };
    const { weekdays } = specifiedSchedule(initialValues.slotCapacity);
    return {
      id: ID,
      version: 1,
      terms: { version: 1, ...SPECIFIED_TERMS, returnFeeKeptSince: null },
      weekdays: [...weekdays],
      days: [],
      areas: [{ ...area, pinCodes: initialValues.pinCodes }],
      lastAreaId: area.id,
      initialValues,
      changedAt: null,
    };
  }

  private initialValues(): InitialValues {
    const { slotCapacity, serviceablePinCodes } = this.config;
    return { slotCapacity, pinCodes: listPinCodes(serviceablePinCodes) };
  }

  private tellOfChanges(stored: InitialValues): void {
    const { slotCapacity, pinCodes } = this.initialValues();
    const changed = [
      ...(slotCapacity === stored.slotCapacity ? [] : ['SLOT_CAPACITY']),
      ...(pinCodes === stored.pinCodes ? [] : ['SERVICEABLE_PIN_CODES']),
    ];
    for (const setting of changed)
      this.log.warn(
        { setting },
        `${setting} has changed since the first start and has no effect: staff change delivery windows and areas`,
      );
  }
}

function settingsOf(record: DeliverySettingsRecord): DeliverySettings {
  const { version, terms, weekdays, days, areas, lastAreaId, changedAt } = record;
  return {
    ...{ version, weekdays, days, lastAreaId, changedAt },
    terms: { returnFeeKeptSince: null, ...terms },
    areas: areas.map((area) => ({ ...area, pinCodes: codesOf(area.pinCodes) })),
  };
}

function codesOf(pinCodes: string): string[] {
  return pinCodes === '' ? [] : [...readPinCodes(pinCodes)];
}

function toStored(area: ServiceArea) {
  return { ...area, pinCodes: listPinCodes(area.pinCodes) };
}
