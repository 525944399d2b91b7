import { errorCodes } from '../kernel/error-codes';
import { PermissionEnum } from '../modules/identity';
import { FieldLimits } from '../platform/validation/field-limits';

/**
 * Definitions that the site and the server share outside the schema: staff permissions, error codes and input
 * constraints.
 */
export function contractDocument(
  limits: ReadonlyMap<string, Readonly<Record<string, FieldLimits>>>,
): string {
  const inputs = [...limits].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '/** Written by npm run codegen: what the site shares with the server and the schema does not say. */\n',
    '/** What a member of the staff may be allowed to do, by the names that the schema has for it. */',
    `export const permissionByName = {\n${permissionLines()}} as const;\n`,
    '/** One thing that a member of the staff may be allowed to do. */',
    'export type StaffPermission = (typeof permissionByName)[keyof typeof permissionByName];\n',
    '/** What a failure may be. */',
    `export type ErrorCode = ${Object.keys(errorCodes)
      .map((code) => `'${code}'`)
      .join(' | ')};`,
    ...inputs.map(([name, fields]) => `\n${limitsOf(name, fields)}`),
    '',
  ].join('\n');
}

function permissionLines(): string {
  return Object.entries(PermissionEnum)
    .map(([name, permission]) => `  ${name}: '${permission}',\n`)
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
