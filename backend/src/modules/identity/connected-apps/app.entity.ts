import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';

/** A program that registered itself, to ask customers whether it may work for them: a public client of OAuth. */
@Entity('apps')
@Unique('uq_apps_clientId', ['clientId'])
@Index('ix_apps_createdAt', ['createdAt'])
export class App {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_apps' })
  id: number;

  /** What it is known by; no secret. */
  @Column('varchar', { length: 36 })
  clientId: string;

  /** What it calls itself; nobody has checked that. */
  @Column('varchar', { length: 80 })
  name: string;

  /** Where it may be answered, as a JSON list of addresses. */
  @Column('simple-json')
  redirectUris: string[];

  @Column(instantColumn)
  createdAt: Date;

  /** When a customer's tokens were given to it last. */
  @Column({ ...instantColumn, nullable: true })
  usedAt: Date | null;
}
