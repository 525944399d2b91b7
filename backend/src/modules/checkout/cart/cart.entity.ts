import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Customer, Session } from '../../identity';

/**
 * The cart of one customer, or of a guest's session. Unique keys limit each to one; a OneToOne would require additional
 * keys.
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
