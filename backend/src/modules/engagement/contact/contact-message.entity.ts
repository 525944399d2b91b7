import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

/** What somebody wrote to the shop. */
@Entity('contact_messages')
@Index('ix_contact_messages_answeredAt', ['answeredAt'])
@Shows('private')
@ObjectType({ description: 'A message to the shop that was taken in.' })
export class ContactMessage {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_contact_messages' })
  @Field(() => ID, { description: 'Number of the message (contact_id in REST).' })
  id: number;

  @Column('varchar', { length: 200 })
  fullName: string;

  /** As it was typed: the specification asks for no check. */
  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 4000 })
  subject: string;

  @Column(instantColumn)
  createdAt: Date;

  /** Empty while it waits for an answer. */
  @Column({ ...instantColumn, nullable: true })
  answeredAt: Date | null;

  /** The admin who has answered; they may have left the staff. */
  @Column('integer', { nullable: true })
  answeredById: number | null;
}
