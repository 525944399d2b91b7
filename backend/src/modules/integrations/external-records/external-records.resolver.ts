import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ExternalRecordRow } from './external-record.input';
import { ExternalRecordPart, ExternalRowResult } from './external-record.type';
import { ExternalRecords } from './external-records.service';
import { ExternalSubject } from './external-subject.enum';

/** External ids and metadata of products, orders and customers. */
@Resolver()
export class ExternalRecordsResolver {
  constructor(private readonly records: ExternalRecords) {}

  @Access('staff')
  @Query(() => ExternalRecordPart, {
    description:
      'Lists the external records of the calling program, oldest first; for staff, those of all programs. Fails with VALIDATION.',
  })
  externalRecords(
    @Arg('subject', () => ExternalSubject, { description: 'Kind of records.' })
    subject: ExternalSubject,
    @Arg('externalIds', () => [String], {
      nullable: true,
      description: 'Only records with one of these external ids, at most 100.',
    })
    externalIds: string[] | null | undefined,
    @Arg('subjectIds', () => [ID], {
      nullable: true,
      description: 'Only records of these products, orders or customers, at most 100.',
    })
    subjectIds: string[] | null | undefined,
    @Arg('namespace', () => String, {
      nullable: true,
      description: 'Only records of this namespace; programs see only their own.',
    })
    namespace: string | null | undefined,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'Cursor: `endCursor` of the previous page; omit for the first page.',
    })
    after: string | null | undefined,
    @Arg('pageSize', () => Int, {
      defaultValue: 100,
      description: 'Records per page, at most 100.',
    })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ExternalRecordPart> {
    return this.records.read(viewer, {
      ...{ subject, pageSize },
      externalIds: externalIds ?? null,
      subjectIds: subjectIds ?? null,
      namespace: namespace ?? null,
      after: after ?? null,
    });
  }

  @Access('staff')
  @Mutation(() => [ExternalRowResult], {
    description:
      'Sets the external ids and metadata of up to 1,000 products, orders or customers for the calling program (API tokens). Each row is applied separately: a refused row does not affect the others. Omitted fields stay unchanged. Fails with VALIDATION (rows).',
  })
  setExternalRecords(
    @Arg('subject', () => ExternalSubject, { description: 'Kind of records.' })
    subject: ExternalSubject,
    @Arg('rows', () => [ExternalRecordRow], { description: '1 to 1,000 rows.' })
    rows: ExternalRecordRow[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<ExternalRowResult[]> {
    return this.records.set(viewer, subject, rows);
  }
}
