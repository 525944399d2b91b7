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

/** What a challenge may be answered with: a new passkey, or one that is there. */
export type ChallengePurpose = 'creation' | 'request';

/** Random bytes that a passkey signs, good for one answer: then the row is gone. */
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

  /** Whose passkey is to answer; nothing where the passkey itself tells who logs in. */
  @Column('integer', { nullable: true })
  adminId: number | null;

  @ManyToOne(() => Admin, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'adminId', foreignKeyConstraintName: 'fk_passkey_challenges_adminId' })
  admin?: Admin;

  @Column(instantColumn)
  expiresAt: Date;
}
