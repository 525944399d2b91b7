import {
  DocumentNode,
  GraphQLInputObjectType,
  GraphQLInputType,
  GraphQLOutputType,
  GraphQLSchema,
  Kind,
  OperationDefinitionNode,
  SelectionSetNode,
  TypeInfo,
  ValueNode,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  typeFromAST,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** JSON Schema, as far as tools need it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of an object: tools take and return objects. */
export type ObjectSchema = JsonSchema & { readonly type: 'object' };

/** Ids are strings in results; as arguments, integers are accepted, too. */
const ANY_ID = { type: ['string', 'integer'] };

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Boolean: { type: 'boolean' },
  DateTimeISO: { type: 'string', format: 'date-time' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  LocalDate: { type: 'string', format: 'date' },
  Paise: { type: 'integer' },
  String: { type: 'string' },
};

/** The schema of the variables of an operation, with the descriptions of the arguments that they are passed to. */
export function inputSchemaOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
): ObjectSchema {
  const descriptions = describeVariables(schema, document);
  const inputs = variableDefinitions.map(({ variable, type: node, defaultValue }) => {
    const { value: name } = variable.name;
    const type = typeFromAST(schema, node as never) as GraphQLInputType;
    const description = descriptions.get(name);
    const given = defaultValue && { default: valueFromASTUntyped(defaultValue) };
    const property = { ...inputOf(type), ...(description && { description }), ...given };
    return { name, property, isRequired: isNonNullType(type) && !defaultValue };
  });
  return objectOf(inputs);
}

/** The schema of the result of an operation: its selected fields under their names there. */
export function outputSchemaOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ObjectSchema {
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`The schema has no ${operation.operation}`);
  return selectedOf(root, operation.selectionSet, document);
}

function describeVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
): ReadonlyMap<string, string> {
  const descriptions = new Map<string, string>();
  const types = new TypeInfo(schema);
  const note = (value: ValueNode, description: string | null | undefined) => {
    if (value.kind === Kind.VARIABLE && description)
      descriptions.set(value.name.value, description);
  };
  const reader = visitWithTypeInfo(types, {
    [Kind.ARGUMENT]: ({ value }) => note(value, types.getArgument()?.description),
    [Kind.OBJECT_FIELD]: ({ name, value }) => {
      const input = getNamedType(types.getParentInputType());
      if (isInputObjectType(input)) note(value, input.getFields()[name.value]?.description);
    },
  });
  visit(document, reader);
  return descriptions;
}

function inputOf(type: GraphQLInputType): JsonSchema {
  if (isNonNullType(type)) return inputOf(type.ofType as GraphQLInputType);
  if (isListType(type)) return { type: 'array', items: inputOf(type.ofType as GraphQLInputType) };
  if (isEnumType(type)) return { type: 'string', enum: namesOf(type) };
  if (isInputObjectType(type)) return inputObject(type);
  return type.name === 'ID' ? ANY_ID : scalar(type.name);
}

function inputObject(type: GraphQLInputObjectType): ObjectSchema {
  const fields = Object.values(type.getFields());
  return objectOf(
    fields.map(({ name, type: fieldType, description, defaultValue }) => ({
      name,
      property: { ...inputOf(fieldType), ...(description && { description }) },
      isRequired: isNonNullType(fieldType) && defaultValue === undefined,
    })),
  );
}

function objectOf(
  inputs: { name: string; property: JsonSchema; isRequired: boolean }[],
): ObjectSchema {
  const required = inputs.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(inputs.map(({ name, property }) => [name, property])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function selectedOf(
  type: GraphQLOutputType,
  { selections }: SelectionSetNode,
  document: DocumentNode,
): ObjectSchema {
  const record = getNamedType(type);
  if (!isObjectType(record)) throw new Error(`${record.name} is no type of records`);
  const fields = record.getFields();
  const properties: Record<string, unknown> = {};
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const { name, alias, selectionSet } = selection;
      const field = fields[name.value];
      if (!field) throw new Error(`${record.name} has no ${name.value}`);
      const { description } = field;
      const schema = outputOf(field.type, selectionSet, document);
      properties[(alias ?? name).value] = { ...schema, ...(description && { description }) };
    } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragmentOf(document, selection.name.value);
      Object.assign(properties, selectedOf(type, fragment, document)['properties']);
    }
  }
  return { type: 'object', properties, required: Object.keys(properties) };
}

function fragmentOf({ definitions }: DocumentNode, wanted: string): SelectionSetNode {
  for (const each of definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === wanted)
      return each.selectionSet;
  throw new Error(`There is no fragment ${wanted}`);
}

function outputOf(
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
  document: DocumentNode,
): JsonSchema {
  if (isNonNullType(type)) return presentOf(type.ofType, selectionSet, document);
  return { anyOf: [presentOf(type, selectionSet, document), { type: 'null' }] };
}

function presentOf(
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
  document: DocumentNode,
): JsonSchema {
  if (isListType(type))
    return {
      type: 'array',
      items: outputOf(type.ofType as GraphQLOutputType, selectionSet, document),
    };
  if (isEnumType(type)) return { type: 'string', enum: namesOf(type) };
  if (isLeafType(type)) return scalar(type.name);
  if (!selectionSet) throw new Error('Nothing of a record is selected');
  return selectedOf(type, selectionSet, document);
}

const namesOf = (type: { getValues(): readonly { name: string }[] }) =>
  type.getValues().map(({ name }) => name);

function scalar(name: string): JsonSchema {
  const schema = SCALARS[name];
  if (!schema) throw new Error(`Agents are told nothing of the scalar ${name}`);
  return schema;
}
