import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Language } from '../../../kernel/language';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { KeptLanguage } from '../../identity';
import { PolicyName } from './policy-name.enum';

/** A policy in one language. The migration creates one record each. */
@Entity('policy_texts')
@Unique('uq_policy_texts_name_language', ['name', 'language'])
@Shows('private')
@ObjectType('PolicyForAdmin', { description: 'Policy in one language, as stored.' })
export class PolicyText {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_policy_texts' })
  id: number;

  @Column('varchar', { length: 20 })
  @Field(() => PolicyName, { description: 'Policy.' })
  name: `${PolicyName}`;

  @Column('varchar', { length: 2 })
  @Field(() => KeptLanguage, { description: 'Language.' })
  language: Language;

  /** null while the shop uses the default text. */
  @Column('varchar', { length: 10_000, nullable: true })
  @Field(() => String, { nullable: true, description: 'Text; null for the default one.' })
  text: string | null;

  @Column('integer')
  @Field(() => Int, {
    description: 'Number of changes; send it as `expectedVersion` with the next one.',
  })
  version: number;

  /** null until the first change. */
  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'Time of the last change.' })
  changedAt: Date | null;

  /** Derived from the settings of the shop. */
  @Field({ description: 'Default text, shown if there is no other.' })
  usualText?: string;
}
