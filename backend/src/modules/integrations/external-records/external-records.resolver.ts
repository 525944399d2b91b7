import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ExternalRecordRow } from './external-record.input';
import { ExternalRecordPart, ExternalRowResult } from './external-record.type';
import { ExternalRecords } from './external-records.service';
import { ExternalSubject } from './external-subject.enum';

/** What programs know products, orders and customers by. */
@Resolver()
export class ExternalRecordsResolver {
  constructor(private readonly records: ExternalRecords) {}

  @Access('staff')
  @Query(() => ExternalRecordPart, {
    description:
      'What the calling program keeps of products, orders or customers, the oldest first; for people of the staff, what all programs keep. Fails with VALIDATION.',
  })
  externalRecords(
    @Arg('subject', () => ExternalSubject, { description: 'What the records are about.' })
    subject: ExternalSubject,
    @Arg('externalIds', () => [String], {
      nullable: true,
      description: 'Only records that have one of these ids, at most 100.',
    })
    externalIds: string[] | null | undefined,
    @Arg('subjectIds', () => [ID], {
      nullable: true,
      description: 'Only records of these products, orders or customers, at most 100.',
    })
    subjectIds: string[] | null | undefined,
    @Arg('namespace', () => String, {
      nullable: true,
      description: 'Only records of this namespace; programs see their own only.',
    })
    namespace: string | null | undefined,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'The endCursor of the part before; the first part without one.',
    })
    after: string | null | undefined,
    @Arg('pageSize', () => Int, { defaultValue: 100, description: 'Records, at most 100.' })
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
      'Sets what the calling program keeps of up to 1,000 products, orders or customers (API tokens), each row by itself: one that is refused keeps no other back. What a row leaves out stays. Fails with VALIDATION (rows).',
  })
  setExternalRecords(
    @Arg('subject', () => ExternalSubject, { description: 'What the rows are about.' })
    subject: ExternalSubject,
    @Arg('rows', () => [ExternalRecordRow], { description: '1 to 1,000 rows.' })
    rows: ExternalRecordRow[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<ExternalRowResult[]> {
    return this.records.set(viewer, subject, rows);
  }
}
