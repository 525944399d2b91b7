import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffPresenceService } from './staff-presence.service';
import { StaffRecord, isSettings } from './staff-record.enum';

/** Who of the staff has the same record open. */
@Resolver()
export class StaffPresenceResolver {
  constructor(private readonly presence: StaffPresenceService) {}

  @Access('staff')
  @Mutation(() => [String], {
    description:
      'Notes that the caller has a record open, for 40 seconds, and answers the e-mail addresses of the other staff who have (staff who may open it). A screen calls it every 15 seconds while it is visible. Fails with VALIDATION or NOT_FOUND (id).',
  })
  noteStaffPresence(
    @Arg('record', () => StaffRecord, { description: 'What is open.' }) record: StaffRecord,
    @Arg('id', () => ID, { description: 'Its number.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<string[]> {
    const recordId = isSettings(record) ? 1 : readRecordId(id, record, 'id');
    return this.presence.note(viewer, record, recordId);
  }
}
