import { permissionByName } from '../../generated/contract';
import type { CustomRoleInput, Permission } from '../../generated/graphql';
import type { FormValues } from '../kit/conflict.rules';

/** The fields of a role: each permission is one, so that two owners can change different ones. */
export type RoleField = 'name' | Permission;

/** All permissions, in the order of the server. */
const allPermissions = Object.keys(permissionByName) as Permission[];

/** The fields of a role as texts; a permission is `yes` or `no`. */
export function valuesOfRole({ name, permissions }: CustomRoleInput): FormValues<RoleField> {
  const allowed = new Set(permissions);
  const fields = allPermissions.map((each) => [each, allowed.has(each) ? 'yes' : 'no'] as const);
  return { name: name.trim(), ...Object.fromEntries(fields) } as FormValues<RoleField>;
}

/** The role with these fields. */
export function roleOfValues(values: FormValues<RoleField>): CustomRoleInput {
  return {
    name: values.name,
    permissions: allPermissions.filter((each) => values[each] === 'yes'),
  };
}

/** The fields of the stored values in a CONFLICT. */
export function valuesOfCurrent(current: Readonly<Record<string, unknown>>): FormValues<RoleField> {
  return valuesOfRole(current as unknown as CustomRoleInput);
}
