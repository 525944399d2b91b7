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
 * The access of an app that a customer consented to, until it ends. It starts with a code, which the app exchanges for
 * tokens; only hashes of all three are stored.
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

  /** Its scopes, separated by spaces. */
  @Column('varchar', { length: 100, transformer: { to: toText, from: toScopes } })
  scopes: AppScope[];

  /** The only endpoint that accepts its tokens. */
  @Column('varchar', { length: 300 })
  resource: string;

  /** The redirect URL of its code, which the app has to repeat. */
  @Column('varchar', { length: 500 })
  redirectUri: string;

  /** Kept after use, so that reuse is noticed. */
  @Column('varchar', { length: 64 })
  codeHash: string;

  /** The SHA-256 of the verifier that only the app knows; null once the code is used. */
  @Column('varchar', { length: 43, nullable: true })
  codeChallenge: string | null;

  @Column('varchar', { length: 64, nullable: true })
  accessTokenHash: string | null;

  @Column({ ...instantColumn, nullable: true })
  accessTokenExpiresAt: Date | null;

  /** Of the common prefix of its refresh tokens: it identifies one that is not the latest. */
  @Column('varchar', { length: 64, nullable: true })
  familyHash: string | null;

  /** Of the latest refresh token. */
  @Column('varchar', { length: 64, nullable: true })
  refreshTokenHash: string | null;

  /** Of the refresh token before it, until one of the latest tokens is used: the app may not have received them. */
  @Column('varchar', { length: 64, nullable: true })
  repeatableTokenHash: string | null;

  @Column(instantColumn)
  createdAt: Date;

  /** Accurate to some minutes. */
  @Column({ ...instantColumn, nullable: true })
  lastUsedAt: Date | null;

  /** When the code expires, later when the latest refresh token does. */
  @Column(instantColumn)
  expiresAt: Date;
}

function toText(scopes: AppScope[]): string {
  return scopes.join(' ');
}

/** Scopes that no longer exist are ignored. */
function toScopes(stored: string): AppScope[] {
  return stored.split(' ').filter(isAppScope);
}
