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

/** A product in a question: as it was when the customer was asked. */
@Shows('private')
@ObjectType({ description: 'A product in a question to a customer, as it was when it was asked.' })
export class OfferedProduct {
  @Field(() => ID, { nullable: true, description: 'The product, while the shop still has it.' })
  productId: number | null;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Hindi, if it has one.' })
  nameHi: string | null;

  @Field(() => String, { nullable: true, description: 'Its name in Marathi, if it has one.' })
  nameMr: string | null;

  @Field(() => String, { nullable: true, description: 'What one piece is.' })
  unit: string | null;

  @Field({ description: 'Its picture.' })
  imageUrl: string;

  @Field(() => PaiseScalar, { description: 'MRP of one piece, in paise.' })
  mrpPaise: number;

  @Field(() => PaiseScalar, { description: 'What one piece costs, in paise: the MRP or less.' })
  unitPricePaise: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Grams of one piece where it is sold by weight.',
  })
  packGrams: number | null;
}

/** Those of questions from before there were selling prices cost their MRP; of before other names, they have none. */
function withAllFields(offered: OfferedProduct[]): OfferedProduct[] {
  return offered.map((product) => ({
    ...product,
    nameHi: product.nameHi ?? null,
    nameMr: product.nameMr ?? null,
    unitPricePaise: product.unitPricePaise ?? product.mrpPaise,
  }));
}

/** A question to a customer: which of some products is to come instead of pieces that are missing. */
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

  /** The version that its line has as long as nothing else was done with it. */
  @Column('integer')
  lineVersion: number;

  /** Pieces that are missing. */
  @Column('integer')
  quantity: number;

  /** What may be chosen. */
  @Column('simple-json', {
    transformer: { to: (offered: OfferedProduct[]) => offered, from: withAllFields },
  })
  candidates: OfferedProduct[];

  /** SHA-256 of the token of the link in hex, once its mail was written; the token stands in the mail only. */
  @Column('varchar', { length: 64, nullable: true })
  tokenHash: string | null;

  @Column(instantColumn)
  askedAt: Date;

  @Column(instantColumn)
  expiresAt: Date;

  @Column({ ...instantColumn, nullable: true })
  answeredAt: Date | null;

  /** What the customer chose; empty while there is no answer, and where none of them is to come. */
  @Column('integer', { nullable: true })
  chosenProductId: number | null;
}
