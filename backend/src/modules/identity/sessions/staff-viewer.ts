import { Admin } from '../staff/admin.entity';
import { permissionsOf } from '../../../kernel/permissions';
import { StaffViewer } from '../../../kernel/viewer';

/** A member of the staff, with what their role lets them do. */
export function staffViewer(
  sessionId: number,
  { id, role }: Pick<Admin, 'id' | 'role'>,
): StaffViewer {
  return { role: 'admin', sessionId, adminId: id, permissions: permissionsOf(role) };
}
