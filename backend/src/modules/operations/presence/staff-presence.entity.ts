import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { StaffRecord } from './staff-record.enum';

/** A record that a staff member has open. */
@Entity('staff_presence')
@Unique('uq_staff_presence_record_recordId_adminId', ['record', 'recordId', 'adminId'])
@Index('ix_staff_presence_seenAt', ['seenAt'])
@Index('ix_staff_presence_adminId', ['adminId'])
export class StaffPresence {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_staff_presence' })
  id: number;

  @Column('varchar', { length: 20 })
  record: StaffRecord;

  @Column('integer')
  recordId: number;

  @ForeignKey('Admin', { name: 'fk_staff_presence_adminId', onDelete: 'CASCADE' })
  @Column('integer')
  adminId: number;

  /** When their screen last reported that it is open. */
  @Column(instantColumn)
  seenAt: Date;
}
