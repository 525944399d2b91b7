import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Customer, Session } from '../../identity';

/**
 * The cart of one customer, or of the session of a guest. Its unique keys make it one each; a OneToOne would
 * want keys of its own beside them.
 */
@Entity('carts')
@Unique('uq_carts_customerId', ['customerId'])
@Unique('uq_carts_sessionId', ['sessionId'])
export class Cart {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_carts' })
  id: number;

  @Column('integer', { nullable: true })
  customerId: number | null;

  @ManyToOne(() => Customer, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_carts_customerId' })
  customer?: Customer;

  @Column('integer', { nullable: true })
  sessionId: number | null;

  @ManyToOne(() => Session, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'fk_carts_sessionId' })
  session?: Session;
}
