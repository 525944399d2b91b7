import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Product } from '../../catalogue';
import { Customer } from '../../identity';
import { instantColumn } from '../../../platform/database/columns';

/** A customer's wish to be notified when a product is in stock again. Deleted once the email is queued. */
@Entity('stock_alerts')
@Unique('uq_stock_alerts_customerId_productId', ['customerId', 'productId'])
@Index('ix_stock_alerts_productId', ['productId'])
export class StockAlert {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_stock_alerts' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_stock_alerts_customerId' })
  customer?: Customer;

  @Column('integer')
  productId: number;

  @ManyToOne(() => Product, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'fk_stock_alerts_productId' })
  product?: Product;

  @Column(instantColumn)
  askedAt: Date;
}
