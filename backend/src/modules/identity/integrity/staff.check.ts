import { eachRow } from '../../../platform/integrity/integrity-check';
import { equal } from '../../../platform/integrity/comparison.rules';

interface SecondFactorRow {
  kind: string;
  id: number;
  adminId: number;
  ownerId: number | null;
}

/** Foreign keys enforce this; the check finds databases from which somebody removed them. */
export const secondFactors = eachRow<SecondFactorRow>(
  {
    name: 'second-factors',
    holds: 'each passkey, app and recovery code belongs to a member of the staff',
    records: 'second factors',
  },
  `SELECT 'passkey' AS kind, f.id, f.adminId, a.id AS ownerId
     FROM passkeys f LEFT JOIN admins a ON a.id = f.adminId
   UNION ALL SELECT 'app', f.id, f.adminId, a.id
     FROM two_factors f LEFT JOIN admins a ON a.id = f.adminId
   UNION ALL SELECT 'recovery code', f.id, f.adminId, a.id
     FROM recovery_codes f LEFT JOIN admins a ON a.id = f.adminId`,
  ({ kind, id, adminId, ownerId }) => [equal(`owner of ${kind} ${id}`, adminId, ownerId)],
);

interface MemberRow {
  id: number;
  isCustom: number | bigint;
  roleId: number | null;
}

export const staffRoles = eachRow<MemberRow>(
  {
    name: 'staff-roles',
    holds: 'each member of the staff with a custom role has one that is there',
    records: 'members of the staff',
  },
  `SELECT a.id, a.role = 'custom' AS isCustom, r.id AS roleId
   FROM admins a LEFT JOIN custom_roles r ON r.id = a.customRoleId`,
  ({ id, isCustom, roleId }) => [
    equal(
      `custom role of member ${id}`,
      Number(isCustom) ? 'there' : 'none',
      roleId === null ? 'none' : 'there',
    ),
  ],
);

export const staffSettings = eachRow<{ recordCount: number | bigint }>(
  { name: 'staff-settings', holds: 'the staff has one record of settings', records: 'counts' },
  'SELECT COUNT(*) AS recordCount FROM staff_settings',
  ({ recordCount }) => [equal('records of staff settings', 1, Number(recordCount))],
);
