import { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { Viewer, refusePrograms, requireStaff } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { identityMessages } from '../identity.messages';
import { Admin } from './admin.entity';
import { beginStaffChange } from './staff-change';
import { StaffSettings } from './staff-settings.entity';

/** Owners change settings of the whole staff here. */
export class StaffSettingsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** The current settings. Throws UNAUTHENTICATED, FORBIDDEN. */
  async read(viewer: Viewer): Promise<StaffSettings> {
    requireStaff(viewer, 'manage-staff');
    return theSettings(this.database.read);
  }

  /**
   * Sets whether the whole staff must have a second factor. Only an owner with a second factor of their own may do so:
   * nobody locks themselves out.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (required) without an own second factor, CONFLICT
   */
  async requireSecondFactor(
    viewer: Viewer,
    required: boolean,
    expectedVersion: number,
  ): Promise<StaffSettings> {
    refusePrograms(viewer);
    const caller = requireStaff(viewer, 'manage-staff');
    const { adminId } = caller;
    return this.database.write(async (tx) => {
      const { owners } = await beginStaffChange(tx, caller);
      if (!owners.includes(adminId)) throw new ShopError('FORBIDDEN', kernelMessages.forbidden());
      const owner = await tx.findOneByOrFail(Admin, { id: adminId });
      if (required && !owner.twoFactorSince)
        throw fieldError('required', identityMessages.ownSecondFactorFirst());
      const settings = await theSettings(tx);
      const { id, version, requiresSecondFactor: before } = settings;
      if (version !== expectedVersion)
        throw changedMeanwhile(settings, {
          requiresSecondFactor: required,
          version: expectedVersion,
        });
      if (before === required) return settings;
      const changes = {
        requiresSecondFactor: required,
        version: version + 1,
        changedAt: this.clock.now(),
      };
      await tx.update(StaffSettings, { id }, changes);
      await this.events.record(tx, [
        {
          actor: actorOf(viewer),
          action: required ? 'staff.second-factor-required' : 'staff.second-factor-optional',
          subject: 'staff',
          subjectId: adminId,
          before: { requiresSecondFactor: before },
          after: { requiresSecondFactor: required },
        },
      ]);
      return Object.assign(settings, changes);
    });
  }
}

/** The only record. */
function theSettings(manager: EntityManager): Promise<StaffSettings> {
  return manager.findOneOrFail(StaffSettings, { where: {}, order: { id: 'ASC' } });
}

function changedMeanwhile(
  { requiresSecondFactor, version }: StaffSettings,
  submitted: object,
): ShopError {
  const message = identityMessages.staffSettingsChanged();
  const current = { requiresSecondFactor, version };
  const fields = { expectedVersion: message };
  return new ShopError('CONFLICT', message, fields, undefined, { current, submitted });
}
