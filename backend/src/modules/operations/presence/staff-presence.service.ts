import { LessThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Viewer, refusePrograms, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { Admin } from '../../identity';
import { StaffPresence } from './staff-presence.entity';
import { StaffRecord, permissionToOpen } from './staff-record.enum';

/** An open screen reports every 15 seconds; after two missed reports it counts as closed. */
const PRESENT_MS = 40_000;

/**
 * Shows staff members who else has the same record open, before their changes conflict. Locks nothing: versions prevent
 * lost updates.
 */
export class StaffPresenceService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that the caller has a record open.
   * @returns the e-mail addresses of the others who have it open, in alphabetical order
   * @throws UNAUTHENTICATED, FORBIDDEN for staff who may not open it and for programs
   */
  async note(viewer: Viewer, record: StaffRecord, recordId: number): Promise<string[]> {
    const adminId = requirePermission(viewer, permissionToOpen[record]);
    refusePrograms(viewer);
    const seenAt = this.clock.now();
    await this.database.write(async (tx) => {
      const own = { record, recordId, adminId };
      const { affected } = await tx.update(StaffPresence, own, { seenAt });
      if (affected === 0)
        await tx
          .createQueryBuilder()
          .insert()
          .into(StaffPresence)
          .values({ ...own, seenAt })
          .orIgnore()
          .execute();
    });
    const others = await this.database.read
      .createQueryBuilder(StaffPresence, 'presence')
      .innerJoin(Admin, 'admin', 'admin.id = presence.adminId')
      .select('admin.email', 'email')
      .where('presence.record = :record AND presence.recordId = :recordId', { record, recordId })
      .andWhere('presence.adminId <> :adminId', { adminId })
      .andWhere('presence.seenAt > :since', { since: new Date(seenAt.getTime() - PRESENT_MS) })
      .orderBy('admin.email')
      .getRawMany<{ email: string }>();
    return others.map(({ email }) => email);
  }

  /** Deletes expired entries. */
  async sweep(): Promise<void> {
    const seenAt = LessThan(new Date(this.clock.now().getTime() - PRESENT_MS));
    await this.database.write((tx) => tx.delete(StaffPresence, { seenAt }));
  }
}
