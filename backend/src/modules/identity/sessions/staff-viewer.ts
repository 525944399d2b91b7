import { Admin } from '../staff/admin.entity';
import { StaffViewer } from '../../../kernel/viewer';

/**
 * A staff member as a viewer, with the permissions of their role; without any while a required second factor is
 * missing.
 */
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
