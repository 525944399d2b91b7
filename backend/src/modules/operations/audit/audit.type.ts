import { Field, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { AuditEntry } from './audit-entry.entity';

/** One page of the audit log. */
@Shows('private')
@ObjectType({ description: 'One page of the audit log, the newest first.' })
export class AuditPage implements PageOf<AuditEntry> {
  @Field(() => [AuditEntry], { description: 'The entries of this page.' })
  items: AuditEntry[];

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Entries a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Entries on all pages together.' })
  totalCount: number;
}
