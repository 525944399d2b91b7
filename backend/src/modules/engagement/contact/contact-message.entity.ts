import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

/** A message to the shop. */
@Entity('contact_messages')
@Index('ix_contact_messages_answeredAt', ['answeredAt'])
@Shows('private')
@ObjectType({ description: 'Message received by the shop.' })
export class ContactMessage {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_contact_messages' })
  @Field(() => ID, { description: 'Message ID (contact_id in REST).' })
  id: number;

  @Column('varchar', { length: 200 })
  fullName: string;

  /** As entered: the specification requires no check. */
  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 4000 })
  subject: string;

  @Column(instantColumn)
  createdAt: Date;

  /** null until it is answered. */
  @Column({ ...instantColumn, nullable: true })
  answeredAt: Date | null;

  /** The admin who answered it, who may have left. */
  @Column('integer', { nullable: true })
  answeredById: number | null;
}
