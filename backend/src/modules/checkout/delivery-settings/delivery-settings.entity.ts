import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import type { DeliveryTerms, ServiceArea } from './delivery-terms.rules';
import type { DayException, WeekdaySettings } from './schedule.rules';

/** The general terms, with the version of the settings that changed them last. */
export interface GeneralTerms extends DeliveryTerms {
  version: number;
  /** The fee of orders that are placed from this instant on (ISO) is kept where they are returned; null where it is paid back. */
  returnFeeKeptSince: string | null;
}

/** The general terms as they are stored: older records say nothing of returns. */
type StoredTerms = Omit<GeneralTerms, 'returnFeeKeptSince'> &
  Partial<Pick<GeneralTerms, 'returnFeeKeptSince'>>;

/** What the environment said when the settings were made: a later change of it counts for nothing, and is logged. */
export interface InitialValues {
  slotCapacity: number;
  /** As ranges. */
  pinCodes: string;
}

/** An area as it is stored: its pin codes as ranges, such as '400601-400615,421204'. */
export type StoredArea = Omit<ServiceArea, 'pinCodes'> & { pinCodes: string };

/** When, where and on which terms the shop delivers. There is one record, which the first start makes. */
@Entity('delivery_settings')
export class DeliverySettingsRecord {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_delivery_settings' })
  id: number;

  /** Counts the changes. */
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

  /** The number of the area that was made last. */
  @Column('integer')
  lastAreaId: number;

  @Column('simple-json')
  initialValues: InitialValues;

  /** None while they are as they were first. */
  @Column({ ...instantColumn, nullable: true })
  changedAt: Date | null;
}
