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

/** A passkey of a member of the staff (WebAuthn): the private key stays in their phone, computer or security key. */
@Entity('passkeys')
@Unique('uq_passkeys_credentialHash', ['credentialHash'])
@Index('ix_passkeys_adminId', ['adminId'])
@Shows('private')
@ObjectType({ description: 'A passkey of a member of the staff.' })
export class Passkey {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_passkeys' })
  @Field(() => ID, { description: 'Number of the passkey.' })
  id: number;

  @Column('integer')
  adminId: number;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'adminId', foreignKeyConstraintName: 'fk_passkeys_adminId' })
  admin?: Admin;

  @Column('varchar', { length: 60 })
  @Field({ description: 'What its owner calls it.' })
  name: string;

  /** SHA-256 of the credential id in hex: the id itself is too long for a unique key. */
  @Column('varchar', { length: 64 })
  credentialHash: string;

  /** Credential id in base64url, as the browser is told which passkeys count. */
  @Column('varchar', { length: 1400 })
  credentialId: string;

  /** COSE public key in base64url. */
  @Column('varchar', { length: 1000 })
  publicKey: string;

  /** How often it was used, as it says itself; 0 where it does not count. One that is cloned falls behind. */
  @Column(bigIntegerColumn)
  counter: number;

  /** How the browser reaches it, separated by commas. */
  @Column('varchar', { length: 250 })
  transports: string;

  @Column(instantColumn)
  @Field({ description: 'When it was added.' })
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was last used.' })
  lastUsedAt: Date | null;
}
