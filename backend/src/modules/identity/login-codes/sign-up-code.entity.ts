import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';

/**
 * A code that creates an account, valid for one use: using it deletes the row. An e-mail address or phone has at most
 * one.
 */
@Entity('sign_up_codes')
@Unique('uq_sign_up_codes_loginName', ['loginName'])
@Index('ix_sign_up_codes_expiresAt', ['expiresAt'])
export class SignUpCode {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_sign_up_codes' })
  id: number;

  /** The e-mail address or phone that received the code; it is accepted with it only. */
  @Column('varchar', { length: 254 })
  loginName: string;

  /** argon2id, as for login codes. */
  @Column('varchar', { length: 255 })
  codeHash: string;

  @Column(instantColumn)
  expiresAt: Date;
}
