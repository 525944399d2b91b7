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

/** A product that a customer saved for later. */
@Entity('wished_products')
@Unique('uq_wished_products_customerId_productId', ['customerId', 'productId'])
@Index('ix_wished_products_productId', ['productId'])
export class WishedProduct {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_wished_products' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_wished_products_customerId' })
  customer?: Customer;

  @Column('integer')
  productId: number;

  @ManyToOne(() => Product, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'fk_wished_products_productId' })
  product?: Product;

  /** The price of one piece when it was saved, in paise. */
  @Column('integer')
  wishedPaise: number;

  /** The price that the shop last recorded: an email reports each fall below it, once. */
  @Column('integer')
  toldPaise: number;

  @Column(instantColumn)
  wishedAt: Date;
}
