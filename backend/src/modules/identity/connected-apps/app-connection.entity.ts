import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { AppScope, isAppScope } from '../../../kernel/app-scopes';
import { instantColumn } from '../../../platform/database/columns';
import { Customer } from '../customers/customer.entity';
import { App } from './app.entity';

/**
 * What a customer lets an app do, from their consent to its end. At first it has a code, which the app changes for tokens;
 * of all three only hashes are kept.
 */
@Entity('app_connections')
@Unique('uq_app_connections_codeHash', ['codeHash'])
@Unique('uq_app_connections_accessTokenHash', ['accessTokenHash'])
@Unique('uq_app_connections_familyHash', ['familyHash'])
@Index('ix_app_connections_customerId', ['customerId'])
@Index('ix_app_connections_appId', ['appId'])
@Index('ix_app_connections_expiresAt', ['expiresAt'])
export class AppConnection {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_app_connections' })
  id: number;

  @Column('integer')
  appId: number;

  @ManyToOne(() => App, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'appId', foreignKeyConstraintName: 'fk_app_connections_appId' })
  app?: App;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_app_connections_customerId' })
  customer?: Customer;

  /** What it may do, separated by spaces. */
  @Column('varchar', { length: 100, transformer: { to: toText, from: toScopes } })
  scopes: AppScope[];

  /** The endpoint that its tokens open, and no other. */
  @Column('varchar', { length: 300 })
  resource: string;

  /** Where its code was sent, which it has to tell again. */
  @Column('varchar', { length: 500 })
  redirectUri: string;

  /** It stays when the code is used, so that a second use is noticed. */
  @Column('varchar', { length: 64 })
  codeHash: string;

  /** The SHA-256 of what only the app knows; gone once the code is used. */
  @Column('varchar', { length: 43, nullable: true })
  codeChallenge: string | null;

  @Column('varchar', { length: 64, nullable: true })
  accessTokenHash: string | null;

  @Column({ ...instantColumn, nullable: true })
  accessTokenExpiresAt: Date | null;

  /** Of what all its refresh tokens begin with: one of them that is not the latest is known by this. */
  @Column('varchar', { length: 64, nullable: true })
  familyHash: string | null;

  /** Of the latest refresh token. */
  @Column('varchar', { length: 64, nullable: true })
  refreshTokenHash: string | null;

  @Column(instantColumn)
  createdAt: Date;

  /** To some minutes. */
  @Column({ ...instantColumn, nullable: true })
  lastUsedAt: Date | null;

  /** The end of the code at first, then that of the latest refresh token. */
  @Column(instantColumn)
  expiresAt: Date;
}

function toText(scopes: AppScope[]): string {
  return scopes.join(' ');
}

/** A scope that the shop does not know any more allows nothing. */
function toScopes(stored: string): AppScope[] {
  return stored.split(' ').filter(isAppScope);
}
