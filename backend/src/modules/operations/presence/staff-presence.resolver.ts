import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffPresenceService } from './staff-presence.service';
import { StaffRecord, isSettings } from './staff-record.enum';

/** Staff members who have the same record open. */
@Resolver()
export class StaffPresenceResolver {
  constructor(private readonly presence: StaffPresenceService) {}

  @Access('staff')
  @Mutation(() => [String], {
    description:
      'Records for 40 seconds that the caller has a record open, and returns the e-mail addresses of other staff members who have it open (staff who may open it). A screen calls it every 15 seconds while it is visible. Fails with VALIDATION or NOT_FOUND (id).',
  })
  noteStaffPresence(
    @Arg('record', () => StaffRecord, { description: 'Kind of the record.' }) record: StaffRecord,
    @Arg('id', () => ID, { description: 'Record ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<string[]> {
    const recordId = isSettings(record) ? 1 : readRecordId(id, record, 'id');
    return this.presence.note(viewer, record, recordId);
  }
}
