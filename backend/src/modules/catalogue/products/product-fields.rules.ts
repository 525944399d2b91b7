import type { CsvCell } from '../../../platform/rest/stream-csv';
import type { Product } from './product.entity';
import type { ProductInput } from './product.input';
import {
  CellReader,
  barcode,
  fssaiLicence,
  gstRate,
  hiddenMark,
  hsn,
  instantOf,
  morePictures,
  optionalNumber,
  optionalPrice,
  optionalText,
  pictureUrl,
  price,
  requiredText,
  text,
  vegMark,
  wholeNumber,
  writtenGstRate,
  writtenInstant,
  writtenOptionalPrice,
  writtenPrice,
  writtenMark,
} from './product-cells.rules';
import { MOST_BYTES } from './pictures/more-pictures.rules';
import { MAX_PACK_GRAMS, MAX_STOCK } from './product-limits.rules';

/** The name of a field as the staff writes it: a category by its slug. */
export type InputField = keyof ProductInput;

/** The name of a field that is stored as the staff writes it. */
export type PlainField = Exclude<InputField, 'categorySlug'>;

/** The name of a field as it is stored: a category by its id. */
export type StoredField = PlainField | 'categoryId';

/** A field that a product may be without. */
export type OptionalField = {
  [Name in PlainField]: null extends Product[Name] ? Name : never;
}[PlainField];

/** One field of a product: what it is in the files that are imported and exported. */
export interface ProductField<Value> {
  /** The name of its column in exported files, in import maps and in messages. */
  column: string;
  /** Other headers that an import knows it by without a map; the first one that a file has counts. */
  otherHeaders?: readonly string[];
  /** Whether an import needs the column. */
  isNeeded?: true;
  /** What stands between the texts of several columns that a map joins, instead of ' · '. */
  separator?: string;
  /** The longest text; what holds no free text has none. */
  maxLength?: number;
  read: CellReader<Value>;
  /** How an export writes the value, where not as it is. */
  write?(value: Value): CsvCell;
}

/**
 * Every field of a product that the staff edits, in the order of the columns of an export. Each is imported, exported,
 * listed, kept by the audit log, and compared where two people edit one product; all of that is derived from here.
 */
export const PRODUCT_FIELDS: {
  readonly [Name in InputField]-?: ProductField<Name extends PlainField ? Product[Name] : string> &
    (Name extends OptionalField | 'categorySlug' ? { isOptional: true } : { isOptional?: never });
} = {
  sku: { column: 'sku', isOptional: true, isNeeded: true, maxLength: 64, read: requiredText },
  name: {
    column: 'name',
    otherHeaders: ['productname'],
    isNeeded: true,
    maxLength: 200,
    read: requiredText,
  },
  // The import reads a slug out of the text by its map.
  categorySlug: { column: 'category', isOptional: true, separator: '/', read: text },
  description: { column: 'description', maxLength: 2000, read: text },
  unit: { column: 'unit', isOptional: true, maxLength: 40, read: optionalText },
  mrpPaise: {
    column: 'mrp',
    otherHeaders: ['mrpPrice', 'price'],
    isNeeded: true,
    read: price,
    write: writtenPrice,
  },
  stockQuantity: {
    column: 'stock',
    otherHeaders: ['quantity'],
    read: wholeNumber(MAX_STOCK),
  },
  imageUrl: {
    column: 'picture',
    otherHeaders: ['image'],
    maxLength: 2048,
    read: pictureUrl,
  },
  morePictures: {
    column: 'morePictures',
    otherHeaders: ['more_pictures', 'additional_image_link'],
    isOptional: true,
    separator: ' ',
    maxLength: MOST_BYTES,
    read: morePictures,
  },
  aliases: {
    column: 'aliases',
    isOptional: true,
    separator: ';',
    maxLength: 500,
    read: optionalText,
  },
  isVeg: {
    column: 'veg',
    otherHeaders: ['isVeg'],
    isOptional: true,
    read: vegMark,
    write: writtenMark,
  },
  shelfLocation: { column: 'shelf', isOptional: true, maxLength: 40, read: optionalText },
  barcode: {
    column: 'barcode',
    otherHeaders: ['ean', 'gtin', 'upc'],
    isOptional: true,
    maxLength: 14,
    read: barcode,
  },
  packGrams: {
    column: 'grams',
    otherHeaders: ['packGrams'],
    isOptional: true,
    read: optionalNumber(MAX_PACK_GRAMS),
  },
  sellingPaise: {
    column: 'selling',
    otherHeaders: ['sellingPrice', 'sale_price'],
    isOptional: true,
    read: optionalPrice,
    write: writtenOptionalPrice,
  },
  costPaise: {
    column: 'cost',
    otherHeaders: ['costPrice', 'cost_price'],
    isOptional: true,
    read: optionalPrice,
    write: writtenOptionalPrice,
  },
  lowStockLevel: {
    column: 'lowStock',
    otherHeaders: ['low_stock', 'reorder_level'],
    isOptional: true,
    read: optionalNumber(MAX_STOCK),
  },
  gstBasisPoints: {
    column: 'gst',
    otherHeaders: ['gstRate', 'gst_rate', 'tax_rate'],
    isOptional: true,
    read: gstRate,
    write: writtenGstRate,
  },
  hsn: {
    column: 'hsn',
    otherHeaders: ['hsnCode', 'hsn_code'],
    isOptional: true,
    maxLength: 8,
    read: hsn,
  },
  brand: {
    column: 'brand',
    otherHeaders: ['brandName', 'brand_name'],
    isOptional: true,
    maxLength: 80,
    read: optionalText,
  },
  ingredients: { column: 'ingredients', isOptional: true, maxLength: 2000, read: optionalText },
  shelfLife: {
    column: 'shelfLife',
    otherHeaders: ['shelf_life'],
    isOptional: true,
    maxLength: 80,
    read: optionalText,
  },
  countryOfOrigin: {
    column: 'origin',
    otherHeaders: ['countryOfOrigin', 'country_of_origin'],
    isOptional: true,
    maxLength: 80,
    read: optionalText,
  },
  manufacturer: { column: 'manufacturer', isOptional: true, maxLength: 300, read: optionalText },
  fssaiLicence: {
    column: 'fssai',
    otherHeaders: ['fssaiLicence', 'fssai_licence'],
    isOptional: true,
    read: fssaiLicence,
  },
  isHidden: {
    column: 'hidden',
    otherHeaders: ['isHidden'],
    isOptional: true,
    read: hiddenMark,
    write: writtenMark,
  },
  visibleFrom: {
    column: 'visibleFrom',
    otherHeaders: ['visible_from'],
    isOptional: true,
    read: instantOf(0),
    write: writtenInstant,
  },
  visibleUntil: {
    column: 'visibleUntil',
    otherHeaders: ['visible_until'],
    isOptional: true,
    read: instantOf(1),
    write: writtenInstant,
  },
  nameHi: {
    column: 'nameHi',
    otherHeaders: ['name_hi'],
    isOptional: true,
    maxLength: 200,
    read: optionalText,
  },
  nameMr: {
    column: 'nameMr',
    otherHeaders: ['name_mr'],
    isOptional: true,
    maxLength: 200,
    read: optionalText,
  },
  packGroup: {
    column: 'packGroup',
    otherHeaders: ['pack_group', 'item_group_id'],
    isOptional: true,
    maxLength: 50,
    read: optionalText,
  },
};

/** All fields, as the staff writes them. */
export const INPUT_FIELDS = Object.keys(PRODUCT_FIELDS) as readonly InputField[];

/** The fields that are stored as the staff writes them. */
export const PLAIN_FIELDS = INPUT_FIELDS.filter((name) => name !== 'categorySlug');

/** All fields, as they are stored. */
export const STORED_FIELDS: readonly StoredField[] = [...PLAIN_FIELDS, 'categoryId'];

/** What an edit of a product changes, as against a sale: its version counts these. */
export const VERSIONED_FIELDS = STORED_FIELDS.filter((name) => name !== 'stockQuantity');

/** The fields that may be left out or empty, as the staff writes them. */
export const OPTIONAL_FIELDS = INPUT_FIELDS.filter((name) => PRODUCT_FIELDS[name].isOptional);

/** A product without anything that it may be without. */
export const EMPTY_PRODUCT = Object.fromEntries(
  OPTIONAL_FIELDS.filter((name) => name !== 'categorySlug').map((name) => [name, null]),
) as Readonly<Record<OptionalField, null>>;
