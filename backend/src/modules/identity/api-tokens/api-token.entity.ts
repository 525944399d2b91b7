import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Admin } from '../staff/admin.entity';
import { instantColumn } from '../../../platform/database/columns';
import { ApiScope } from './api-scope';

/** A token that a staff member issued to a program, to act in their name. It is deleted with the member. */
@Entity('api_tokens')
@Unique('uq_api_tokens_tokenHash', ['tokenHash'])
@Index('ix_api_tokens_adminId', ['adminId'])
export class ApiToken {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_api_tokens' })
  id: number;

  /** Its purpose. */
  @Column('varchar', { length: 60 })
  name: string;

  /** SHA-256 of the token in hex; only the program has the token itself. */
  @Column('varchar', { length: 64 })
  tokenHash: string;

  @Column('integer')
  adminId: number;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'adminId', foreignKeyConstraintName: 'fk_api_tokens_adminId' })
  admin?: Admin;

  /** Its scopes, separated by commas. */
  @Column('varchar', { length: 500, transformer: { to: toText, from: toScopes } })
  scopes: ApiScope[];

  /** Where its program keeps external ids; null for the default by the token's number, see `namespaceOf`. */
  @Column('varchar', { length: 40, nullable: true })
  namespace: string | null;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  expiresAt: Date;

  @Column({ ...instantColumn, nullable: true })
  lastUsedAt: Date | null;

  /** When the email that it expires soon was queued; null before that. */
  @Column({ ...instantColumn, nullable: true })
  expiryToldAt: Date | null;
}

function toText(scopes: ApiScope[]): string {
  return scopes.join(',');
}

/** Scopes that no longer exist are ignored. */
function toScopes(stored: string): ApiScope[] {
  const known = new Set<string>(Object.values(ApiScope));
  return stored.split(',').filter((scope): scope is ApiScope => known.has(scope));
}
