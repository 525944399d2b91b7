import { GraphQLSchema } from 'graphql';
import { ApiScope, permissionsOfToken } from '../modules/identity';
import { AccessRule } from '../kernel/access';
import { permissions } from '../kernel/permissions';

/** Programs do not pick: of them only those that read all orders are told. */
const ruleTold = (access: AccessRule | undefined) =>
  access === 'read-or-pick-orders' ? 'read-orders' : access;

/** The names of the operations that a scope of API tokens allows beside those for everybody, in their order. */
export function operationsOf(scope: ApiScope, schema: GraphQLSchema): string[] {
  const allowed: ReadonlySet<unknown> = permissionsOfToken([scope], new Set(permissions));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = roots
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .filter(({ extensions }) => allowed.has(ruleTold(extensions.access as AccessRule | undefined)))
    .map(({ name }) => name);
  return [...new Set(names)].sort();
}

/** A document whose table of scopes has the operations of the schema in its second column. */
export function withOperationsOfScopes(document: string, schema: GraphQLSchema): string {
  return Object.entries(ApiScope).reduce((text, [name, scope]) => {
    const operations = operationsOf(scope, schema).map((operation) => `\`${operation}\``);
    const row = new RegExp(`^(\\| \`${name}\` +\\|)[^|]*\\|`, 'm');
    if (!row.test(text)) throw new Error(`The table of scopes has no row for ${name}`);
    return text.replace(row, `$1 ${operations.join(', ')} |`);
  }, document);
}
