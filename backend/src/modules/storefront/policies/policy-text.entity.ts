import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Language } from '../../../kernel/language';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { KeptLanguage } from '../../identity';
import { PolicyName } from './policy-name.enum';

/** A policy in one language. The migration makes one of each. */
@Entity('policy_texts')
@Unique('uq_policy_texts_name_language', ['name', 'language'])
@Shows('private')
@ObjectType('PolicyForAdmin', { description: 'A policy in one language, as the shop keeps it.' })
export class PolicyText {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_policy_texts' })
  id: number;

  @Column('varchar', { length: 20 })
  @Field(() => PolicyName, { description: 'Which policy.' })
  name: `${PolicyName}`;

  @Column('varchar', { length: 2 })
  @Field(() => KeptLanguage, { description: 'In which language.' })
  language: Language;

  /** Empty while the shop uses the usual text. */
  @Column('varchar', { length: 10_000, nullable: true })
  @Field(() => String, { nullable: true, description: 'Its text; nothing for the usual one.' })
  text: string | null;

  @Column('integer')
  @Field(() => Int, { description: 'Counts its changes: send it along with the next one.' })
  version: number;

  /** Empty while it is as it was shipped. */
  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was changed the last time.' })
  changedAt: Date | null;

  /** Worked out of the settings of the shop. */
  @Field({ description: 'The text that is shown where it has none.' })
  usualText?: string;
}
