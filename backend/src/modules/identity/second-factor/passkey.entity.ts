import { Field, ID, ObjectType } from 'type-graphql';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { bigIntegerColumn, instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { Admin } from '../staff/admin.entity';

/** A passkey of a staff member (WebAuthn): the private key stays on their phone, computer or security key. */
@Entity('passkeys')
@Unique('uq_passkeys_credentialHash', ['credentialHash'])
@Index('ix_passkeys_adminId', ['adminId'])
@Shows('private')
@ObjectType({ description: 'Passkey of a staff member.' })
export class Passkey {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_passkeys' })
  @Field(() => ID, { description: 'Passkey ID.' })
  id: number;

  @Column('integer')
  adminId: number;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'adminId', foreignKeyConstraintName: 'fk_passkeys_adminId' })
  admin?: Admin;

  @Column('varchar', { length: 60 })
  @Field({ description: 'Name given by its owner.' })
  name: string;

  /** SHA-256 of the credential id in hex: the id itself is too long for a unique key. */
  @Column('varchar', { length: 64 })
  credentialHash: string;

  /** Credential ID in base64url, which tells the browser the accepted passkeys. */
  @Column('varchar', { length: 1400 })
  credentialId: string;

  /** COSE public key in base64url. */
  @Column('varchar', { length: 1000 })
  publicKey: string;

  /** The authenticator's own counter of uses; 0 if it does not count. A clone falls behind. */
  @Column(bigIntegerColumn)
  counter: number;

  /** How the browser reaches it, separated by commas. */
  @Column('varchar', { length: 250 })
  transports: string;

  @Column(instantColumn)
  @Field({ description: 'Creation time.' })
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'Time of the last use.' })
  lastUsedAt: Date | null;
}
