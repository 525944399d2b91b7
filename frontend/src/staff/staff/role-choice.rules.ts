import type { StaffRole } from '../../generated/graphql';

/** A role in the form of the API. */
export interface ChosenRole {
  role: StaffRole;
  customRoleId?: string;
}

/** The value of a choice: the role itself, or CUSTOM followed by the number of a custom role. */
export const choiceOf = (role: StaffRole, customRole?: { id: string } | null): string =>
  customRole ? `${role} ${customRole.id}` : role;

/** The role of such a value. */
export function roleOfChoice(choice: string): ChosenRole {
  const [role, customRoleId] = choice.split(' ');
  return { role: role as StaffRole, ...(customRoleId !== undefined && { customRoleId }) };
}

/** The form of the stored values in a CONFLICT. */
export function storedChoice(current: Readonly<Record<string, unknown>>): { role: string } {
  const { role, customRoleId } = current as { role: StaffRole; customRoleId: string | null };
  return { role: choiceOf(role, customRoleId === null ? null : { id: customRoleId }) };
}
