import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';

/**
 * A code that makes an account of who has none yet, good for one use: then its row is gone. An e-mail address or phone has
 * one at most.
 */
@Entity('sign_up_codes')
@Unique('uq_sign_up_codes_loginName', ['loginName'])
@Index('ix_sign_up_codes_expiresAt', ['expiresAt'])
export class SignUpCode {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_sign_up_codes' })
  id: number;

  /** The e-mail address or phone it was sent to, and is taken with. */
  @Column('varchar', { length: 254 })
  loginName: string;

  /** argon2id, as login codes have it. */
  @Column('varchar', { length: 255 })
  codeHash: string;

  @Column(instantColumn)
  expiresAt: Date;
}
