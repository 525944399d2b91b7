import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import type { DeliveryTerms, ServiceArea } from './delivery-terms.rules';
import type { DayException, WeekdaySettings } from './schedule.rules';

/** The general terms, with the version of their last change. */
export interface GeneralTerms extends DeliveryTerms {
  version: number;
  /** The shop keeps the fee of returned orders placed from this instant (ISO) on; null if it pays fees back. */
  returnFeeKeptSince: string | null;
}

/** The general terms as stored: older records lack the setting for returns. */
type StoredTerms = Omit<GeneralTerms, 'returnFeeKeptSince'> &
  Partial<Pick<GeneralTerms, 'returnFeeKeptSince'>>;

/** The environment's values at the creation of the settings: later changes of them have no effect, and are logged. */
export interface InitialValues {
  slotCapacity: number;
  /** As ranges. */
  pinCodes: string;
}

/** An area as stored: its pin codes as ranges, such as '400601-400615,421204'. */
export type StoredArea = Omit<ServiceArea, 'pinCodes'> & { pinCodes: string };

/** The times, areas and terms of delivery. The first start creates the only record. */
@Entity('delivery_settings')
export class DeliverySettingsRecord {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_delivery_settings' })
  id: number;

  /** Number of changes. */
  @Column('integer')
  version: number;

  @Column('simple-json')
  terms: StoredTerms;

  @Column('simple-json')
  weekdays: WeekdaySettings[];

  @Column('simple-json')
  days: DayException[];

  @Column('simple-json')
  areas: StoredArea[];

  /** The number of the newest area. */
  @Column('integer')
  lastAreaId: number;

  @Column('simple-json')
  initialValues: InitialValues;

  /** null until the first change. */
  @Column({ ...instantColumn, nullable: true })
  changedAt: Date | null;
}
