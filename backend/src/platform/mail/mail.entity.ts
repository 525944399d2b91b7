import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../database/columns';

/** A mail that is to be sent. No secret stands here: the link of a mail is made when it is sent. Sent ones are deleted. */
@Entity('mails')
@Index('ix_mails_nextTryAt', ['nextTryAt'])
@Index('uq_mails_uniqueKey', ['uniqueKey'], { unique: true })
export class Mail {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_mails' })
  id: number;

  @Column('varchar', { length: 30 })
  kind: string;

  /** Where it goes; empty where only its writer finds that out, when it is sent. */
  @Column('varchar', { length: 254 })
  recipient: string;

  /** Whose account it is about, where that was known: a mail goes with its account. */
  @ForeignKey('Customer', { name: 'fk_mails_customerId', onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  customerId: number | null;

  @ForeignKey('Admin', { name: 'fk_mails_adminId', onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  adminId: number | null;

  /** What else its kind needs to know. */
  @Column('varchar', { length: 254, nullable: true })
  detail: string | null;

  /** What it tells of, such as one event of an order: two emails about it cannot stand here. Empty where none is kept. */
  @Column('varchar', { length: 60, nullable: true })
  uniqueKey: string | null;

  /** How many times sending was attempted. */
  @Column('integer', { default: 0 })
  attempts: number;

  @Column(instantColumn)
  createdAt: Date;

  /** Not before; while a server sends it, this lies ahead, so that no other one does. */
  @Column(instantColumn)
  nextTryAt: Date;

  /** Why it could not be sent the last time. */
  @Column('varchar', { length: 200, nullable: true })
  failure: string | null;
}
