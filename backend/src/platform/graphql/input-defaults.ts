import {
  GraphQLSchema,
  OperationDefinitionNode,
  astFromValue,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';

type Values = Record<string, unknown>;

/**
 * What stands in the input objects of an operation's variables where a client leaves it out, as a client would write
 * it: the fields that must not be null but have a default. graphql-jit knows such defaults of fields that may be null
 * only. (Lists and objects within objects are left as they are: Apollo answers those.)
 */
export function inputDefaults(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Map<string, Values> {
  const defaults = new Map<string, Values>();
  for (const { variable, type: typeNode } of variableDefinitions) {
    const type = typeFromAST(schema, typeNode as never);
    if (!isInputType(type) || getNullableType(type) !== getNamedType(type)) continue;
    const object = getNamedType(type);
    if (!isInputObjectType(object)) continue;
    const filled = Object.values(object.getFields()).flatMap((field) => {
      const node = isNonNullType(field.type) && astFromValue(field.defaultValue, field.type);
      return node ? [[field.name, valueFromASTUntyped(node)] as const] : [];
    });
    if (filled.length > 0) defaults.set(variable.name.value, Object.fromEntries(filled));
  }
  return defaults;
}

/** Variables with the defaults in them; what a client wrote stays. */
export function withDefaults(variables: Values, defaults: ReadonlyMap<string, Values>): Values {
  if (defaults.size === 0) return variables;
  const filled = { ...variables };
  for (const [name, values] of defaults) {
    const given = filled[name];
    if (typeof given === 'object' && given !== null && !Array.isArray(given))
      filled[name] = { ...values, ...given };
  }
  return filled;
}
