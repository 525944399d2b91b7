import { randomUUID } from 'node:crypto';
import type { StaffRole } from '../../frontend/src/generated/graphql';
import { latestMailLink } from './mails';
import type { ShopApi } from './shop-api';

const addOperation = `mutation Add($input: StaffInput!) { addStaff(input: $input) { id } }`;
const resetOperation = `mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) { admin { id } } }`;

/** A unique staff e-mail address. */
export const newStaffEmail = (): string => `staff.${randomUUID().slice(0, 13)}@grocessay.test`;

/** Invites a new member of the staff. Needs an owner. Returns the address. */
export async function inviteStaff(
  owner: ShopApi,
  role: StaffRole,
  email = newStaffEmail(),
): Promise<string> {
  await owner.call(addOperation, { input: { email, role } });
  return email;
}

/**
 * Accepts an invitation: from now on the API's cookies are theirs. Returns the admin's id.
 * @param folder data folder of the shop, if not the shared one
 */
export async function acceptInvitation(
  api: ShopApi,
  email: string,
  folder?: string,
): Promise<string> {
  const link = await latestMailLink(email, 'staff-invitation', folder);
  const token = link.split('#token=')[1];
  const { admin } = await api.call<{ admin: { id: string } }>(resetOperation, {
    input: { token, password: 'Mangoes@2026' },
  });
  return admin.id;
}
