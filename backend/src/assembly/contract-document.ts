import { errorCodes } from '../kernel/error-codes';
import { StaffRole, permissionsOf } from '../kernel/permissions';
import { FieldLimits } from '../platform/validation/field-limits';

/**
 * What the site shares with the server and the schema does not say: who may do what, the codes of failures, and what
 * the fields of inputs take.
 */
export function contractDocument(
  limits: ReadonlyMap<string, Readonly<Record<string, FieldLimits>>>,
): string {
  const inputs = [...limits].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '/** Written by npm run codegen: what the site shares with the server and the schema does not say. */\n',
    '/** What each job of the staff may do. */',
    `export const permissionsByRole = {\n${permissionLines()}} as const;\n`,
    '/** One thing that a member of the staff may be allowed to do. */',
    'export type StaffPermission = (typeof permissionsByRole)[keyof typeof permissionsByRole][number];\n',
    '/** What a failure may be. */',
    `export type ErrorCode = ${Object.keys(errorCodes)
      .map((code) => `'${code}'`)
      .join(' | ')};`,
    ...inputs.map(([name, fields]) => `\n${limitsOf(name, fields)}`),
    '',
  ].join('\n');
}

function permissionLines(): string {
  return Object.entries(StaffRole)
    .map(([name, role]) => {
      const names = [...permissionsOf(role)].map((permission) => `'${permission}'`);
      return `  ${name}: [${names.join(', ')}],\n`;
    })
    .join('');
}

function limitsOf(className: string, fields: Readonly<Record<string, FieldLimits>>): string {
  const name = `${className.charAt(0).toLowerCase()}${className.slice(1)}Limits`;
  const lines = Object.entries(fields).map(([field, limits]) => {
    const parts = Object.entries(limits).map(([limit, value]) => `${limit}: ${String(value)}`);
    return `  ${field}: { ${parts.join(', ')} },\n`;
  });
  return `/** What the fields of ${className} take. */\nexport const ${name} = {\n${lines.join('')}};`;
}
