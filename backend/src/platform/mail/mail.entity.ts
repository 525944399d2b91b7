import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../database/columns';

/** A queued email. It contains no secrets: links are created when it is sent. Sent emails are deleted. */
@Entity('mails')
@Index('ix_mails_nextTryAt', ['nextTryAt'])
@Index('uq_mails_uniqueKey', ['uniqueKey'], { unique: true })
export class Mail {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_mails' })
  id: number;

  @Column('varchar', { length: 30 })
  kind: string;

  /** The recipient; empty where its writer determines it on sending. */
  @Column('varchar', { length: 254 })
  recipient: string;

  /** The customer it concerns, if known: deleting the account deletes its emails. */
  @ForeignKey('Customer', { name: 'fk_mails_customerId', onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  customerId: number | null;

  @ForeignKey('Admin', { name: 'fk_mails_adminId', onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  adminId: number | null;

  /** Further data for its kind. */
  @Column('varchar', { length: 254, nullable: true })
  detail: string | null;

  /** The subject of the email, such as one event of an order, unique in this table. Null where it does not matter. */
  @Column('varchar', { length: 60, nullable: true })
  uniqueKey: string | null;

  /** How many times sending was attempted. */
  @Column('integer', { default: 0 })
  attempts: number;

  @Column(instantColumn)
  createdAt: Date;

  /** The earliest time to send it; while a server sends it, this lies in the future, so that no other server does. */
  @Column(instantColumn)
  nextTryAt: Date;

  /** The reason of the last failure. */
  @Column('varchar', { length: 200, nullable: true })
  failure: string | null;
}
