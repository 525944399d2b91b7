import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';

/** A program that registered itself, to ask customers for access: a public client of OAuth. */
@Entity('apps')
@Unique('uq_apps_clientId', ['clientId'])
@Index('ix_apps_createdAt', ['createdAt'])
export class App {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_apps' })
  id: number;

  /** Its client id; not secret. */
  @Column('varchar', { length: 36 })
  clientId: string;

  /** The name it gave itself, unverified. */
  @Column('varchar', { length: 80 })
  name: string;

  /** Its redirect URLs, as a JSON list. */
  @Column('simple-json')
  redirectUris: string[];

  @Column(instantColumn)
  createdAt: Date;

  /** When it last received tokens of a customer. */
  @Column({ ...instantColumn, nullable: true })
  usedAt: Date | null;
}
