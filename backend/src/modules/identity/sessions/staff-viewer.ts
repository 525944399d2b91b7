import { Admin } from '../staff/admin.entity';
import { StaffViewer } from '../../../kernel/viewer';

/** A member of the staff, with what their role lets them do: nothing before they have a second factor that is required. */
export function staffViewer(
  sessionId: number,
  { id, permissions }: Pick<Admin, 'id' | 'permissions'>,
  mustSetUpSecondFactor: boolean,
): StaffViewer {
  const viewer = { role: 'admin', sessionId, adminId: id } as const;
  return mustSetUpSecondFactor
    ? { ...viewer, permissions: new Set(), mustSetUpSecondFactor }
    : { ...viewer, permissions: new Set(permissions) };
}
