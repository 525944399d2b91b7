import type { TableProductFragment } from '../../generated/graphql';
import { formOfValues } from '../products/product-form.rules';

/** The fields that are edited in the table. */
export const cellFields = [
  ...(['name', 'categorySlug', 'mrpPaise', 'sellingPaise', 'stockQuantity', 'isHidden'] as const),
];
export type CellField = (typeof cellFields)[number];

/** A cell: a field of a product. */
export interface CellOfProduct {
  id: string;
  field: CellField;
}

export const cellKey = ({ id, field }: CellOfProduct): string => `${id}:${field}`;

/** A change of a cell: the typed text, and the content at the start of the edit. */
export interface CellEdit extends CellOfProduct {
  /** The name of the product, for messages about the change. */
  name: string;
  text: string;
  base: string;
  version: number;
}

/** The state of a change that is not saved yet. */
export type CellState =
  | { kind: 'saving'; edit: CellEdit }
  /** `again` retries it, if that may help. */
  | { kind: 'failed'; edit: CellEdit; message: string; again?: () => void }
  /** Somebody else changed the field, too: both values stay until the user chooses. */
  | { kind: 'conflict'; edit: CellEdit; stored: string; version: number };

/** The text of a cell in its form field. */
export function textOfCell(product: TableProductFragment, field: CellField): string {
  const form = formOfValues({ ...product, categorySlug: product.category.slug });
  return form[field] ?? '';
}
