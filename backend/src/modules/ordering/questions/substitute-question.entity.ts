import { Field, ID, Int, ObjectType } from 'type-graphql';
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
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { OrderLine } from '../orders/order-line.entity';
import { Order } from '../orders/order.entity';

/** Product in a question, as it was when the customer was asked. */
@Shows('private')
@ObjectType({
  description: 'Product in a question to a customer, as it was when the question was asked.',
})
export class OfferedProduct {
  @Field(() => ID, {
    nullable: true,
    description: 'Product ID; null if the product no longer exists.',
  })
  productId: number | null;

  @Field({ description: 'Product name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Hindi name; null if it has none.' })
  nameHi: string | null;

  @Field(() => String, { nullable: true, description: 'Marathi name; null if it has none.' })
  nameMr: string | null;

  @Field(() => String, { nullable: true, description: 'Unit of one piece.' })
  unit: string | null;

  @Field({ description: 'Picture of the product.' })
  imageUrl: string;

  @Field(() => PaiseScalar, { description: 'MRP of one piece, in paise.' })
  mrpPaise: number;

  @Field(() => PaiseScalar, { description: 'Price of one piece, in paise: at most the MRP.' })
  unitPricePaise: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Weight of one piece in grams, if sold by weight.',
  })
  packGrams: number | null;
}

/**
 * Completes products of old questions: from before selling prices existed, they cost their MRP; from before local names
 * existed, they have none.
 */
function withAllFields(offered: OfferedProduct[]): OfferedProduct[] {
  return offered.map((product) => ({
    ...product,
    nameHi: product.nameHi ?? null,
    nameMr: product.nameMr ?? null,
    unitPricePaise: product.unitPricePaise ?? product.mrpPaise,
  }));
}

/** Question to a customer: which of some products to deliver instead of missing pieces. */
@Entity('substitute_questions')
@Unique('uq_substitute_questions_tokenHash', ['tokenHash'])
@Index('ix_substitute_questions_orderId', ['orderId'])
@Index('ix_substitute_questions_orderLineId', ['orderLineId'])
export class SubstituteQuestion {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_substitute_questions' })
  id: number;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_substitute_questions_orderId' })
  order?: Order;

  @Column('integer')
  orderLineId: number;

  @ManyToOne(() => OrderLine, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'orderLineId',
    foreignKeyConstraintName: 'fk_substitute_questions_orderLineId',
  })
  orderLine?: OrderLine;

  /** The version of its line while no other action has been taken on the line. */
  @Column('integer')
  lineVersion: number;

  /** Number of missing pieces. */
  @Column('integer')
  quantity: number;

  /** Products to choose from. */
  @Column('simple-json', {
    transformer: { to: (offered: OfferedProduct[]) => offered, from: withAllFields },
  })
  candidates: OfferedProduct[];

  /** SHA-256 in hex of the token in the link, once its email is written; only the email contains the token. */
  @Column('varchar', { length: 64, nullable: true })
  tokenHash: string | null;

  @Column(instantColumn)
  askedAt: Date;

  @Column(instantColumn)
  expiresAt: Date;

  @Column({ ...instantColumn, nullable: true })
  answeredAt: Date | null;

  /** Product chosen by the customer; null until answered, and if none is to be delivered. */
  @Column('integer', { nullable: true })
  chosenProductId: number | null;
}
