import { Damages } from './damage';

const instant = '2026-01-01 00:00:00.000';

/** No member of the staff has the number 999. */
export const staffDamages: Damages = {
  'second factors belong to nobody': () => ({
    by: [
      `INSERT INTO passkeys
         (id, adminId, name, credentialHash, credentialId, publicKey, counter, transports, createdAt)
       VALUES (1000, 999, 'Phone', 'hash', 'id', 'key', 0, '', '${instant}')`,
      `INSERT INTO recovery_codes (id, adminId, codeHash) VALUES (1000, 999, 'hash')`,
    ],
    breaches: [
      'second-factors: owner of passkey 1000: expected 999, found none',
      'second-factors: owner of recovery code 1000: expected 999, found none',
    ],
  }),
  'a member of the staff has a role that is gone': () => ({
    by: [`UPDATE admins SET role = 'custom', customRoleId = 999 WHERE id = 1`],
    breaches: ['staff-roles: custom role of member 1: expected there, found none'],
  }),
  'the settings of the staff are there twice': () => ({
    by: [`INSERT INTO staff_settings (id, requiresSecondFactor, version) VALUES (2, 0, 1)`],
    breaches: ['staff-settings: records of staff settings: expected 1, found 2'],
  }),
};
