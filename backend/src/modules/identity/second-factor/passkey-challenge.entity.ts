import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Admin } from '../staff/admin.entity';

/** The expected response: of a new passkey, or of an existing one. */
export type ChallengePurpose = 'creation' | 'request';

/** Random bytes that a passkey signs, valid for one response: then the row is deleted. */
@Entity('passkey_challenges')
@Unique('uq_passkey_challenges_challengeHash', ['challengeHash'])
@Index('ix_passkey_challenges_expiresAt', ['expiresAt'])
export class PasskeyChallenge {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_passkey_challenges' })
  id: number;

  /** SHA-256 of the challenge in hex. */
  @Column('varchar', { length: 64 })
  challengeHash: string;

  @Column('varchar', { length: 20 })
  purpose: ChallengePurpose;

  /** The owner of the expected passkey; null if the passkey itself identifies the user. */
  @Column('integer', { nullable: true })
  adminId: number | null;

  @ManyToOne(() => Admin, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'adminId', foreignKeyConstraintName: 'fk_passkey_challenges_adminId' })
  admin?: Admin;

  @Column(instantColumn)
  expiresAt: Date;
}
