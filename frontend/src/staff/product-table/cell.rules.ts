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

/** A change of a cell: what was typed, and what stood there when it was begun. */
export interface CellEdit extends CellOfProduct {
  /** What the product is called, for who hears of the change. */
  name: string;
  text: string;
  base: string;
  version: number;
}

/** What becomes of a change that is not saved yet. */
export type CellState =
  | { kind: 'saving'; edit: CellEdit }
  /** `again` sends it once more, where that may help. */
  | { kind: 'failed'; edit: CellEdit; message: string; again?: () => void }
  /** Somebody else changed the field, too: both values are there until somebody chooses. */
  | { kind: 'conflict'; edit: CellEdit; stored: string; version: number };

/** The text of a cell as its form field has it. */
export function textOfCell(product: TableProductFragment, field: CellField): string {
  const form = formOfValues({ ...product, categorySlug: product.category.slug });
  return form[field] ?? '';
}
