import { GraphQLSchema } from 'graphql';
import { ApiScope, permissionsOfToken } from '../modules/identity';
import { AccessRule } from '../kernel/access';
import { permissions } from '../kernel/permissions';

/** API tokens cannot pick orders, so only the permission to read all orders is documented. */
const ruleTold = (access: AccessRule | undefined) =>
  access === 'read-or-pick-orders' ? 'read-orders' : access;

/** The operations that an API token scope allows in addition to the public ones, sorted by name. */
export function operationsOf(scope: ApiScope, schema: GraphQLSchema): string[] {
  const allowed: ReadonlySet<unknown> = permissionsOfToken([scope], new Set(permissions));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = roots
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .filter(({ extensions }) => allowed.has(ruleTold(extensions.access as AccessRule | undefined)))
    .map(({ name }) => name);
  return [...new Set(names)].sort();
}

/** Fills the second column of the document's table of scopes with the operations of the schema. */
export function withOperationsOfScopes(document: string, schema: GraphQLSchema): string {
  return Object.entries(ApiScope).reduce((text, [name, scope]) => {
    const operations = operationsOf(scope, schema).map((operation) => `\`${operation}\``);
    const row = new RegExp(`^(\\| \`${name}\` +\\|)[^|]*\\|`, 'm');
    if (!row.test(text)) throw new Error(`The table of scopes has no row for ${name}`);
    return text.replace(row, `$1 ${operations.join(', ')} |`);
  }, document);
}
