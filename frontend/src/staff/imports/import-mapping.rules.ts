import type { ProductImportMappingFragment } from '../../generated/graphql';

/** Which field each column holds, by its header; nothing where it is not read. */
export type ColumnFields = Readonly<Record<string, string>>;

/** What the server reads out of which column, turned round. */
export function columnFieldsOf({
  columns,
  fields,
}: Pick<ProductImportMappingFragment, 'columns' | 'fields'>): ColumnFields {
  return Object.fromEntries(
    columns.map(({ header }) => [
      header,
      fields.find(({ headers }) => headers.includes(header))?.name ?? '',
    ]),
  );
}

/** The same as the server takes it: several columns of one field in the order that it had, new ones behind. */
export function fieldsOf(
  chosen: ColumnFields,
  known: ProductImportMappingFragment['fields'],
): { name: string; headers: string[] }[] {
  const headersOf = new Map<string, string[]>();
  for (const [header, name] of Object.entries(chosen))
    if (name) headersOf.set(name, [...(headersOf.get(name) ?? []), header]);
  return [...headersOf].map(([name, headers]) => {
    const former = known.find((each) => each.name === name)?.headers ?? [];
    const place = (header: string) =>
      former.includes(header) ? former.indexOf(header) : former.length;
    return { name, headers: headers.toSorted((one, other) => place(one) - place(other)) };
  });
}
