import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Product } from '../../catalogue';
import { Cart } from './cart.entity';

/** One product in a cart (its id is 'cartId' in the REST contract). It is priced when read. */
@Entity('cart_items')
@Unique('uq_cart_items_cartId_productId', ['cartId', 'productId'])
@Index('ix_cart_items_productId', ['productId'])
@Check('ck_cart_items_quantity', 'quantity > 0')
export class CartItem {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_cart_items' })
  id: number;

  @Column('integer')
  cartId: number;

  @ManyToOne(() => Cart, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'cartId', foreignKeyConstraintName: 'fk_cart_items_cartId' })
  cart?: Cart;

  @Column('integer')
  productId: number;

  @ManyToOne(() => Product, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'fk_cart_items_productId' })
  product?: Product;

  @Column('integer')
  quantity: number;
}
