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

/** Field names as the staff enters them: a category by its slug. */
export type InputField = keyof ProductInput;

/** Names of fields that are stored as the staff enters them. */
export type PlainField = Exclude<InputField, 'categorySlug'>;

/** Field names as stored: a category by its ID. */
export type StoredField = PlainField | 'categoryId';

/** Optional fields of a product. */
export type OptionalField = {
  [Name in PlainField]: null extends Product[Name] ? Name : never;
}[PlainField];

/** A product field with its import and export format. */
export interface ProductField<Value> {
  /** Column name in exports, import maps and messages. */
  column: string;
  /** Further headers that an import recognizes without a map; the first one in the file counts. */
  otherHeaders?: readonly string[];
  /** Whether an import requires the column. */
  isNeeded?: true;
  /** Separator between the texts of several mapped columns, instead of ' · '. */
  separator?: string;
  /** Maximum length; undefined for fields without free text. */
  maxLength?: number;
  read: CellReader<Value>;
  /** How an export writes the value, if not as it is. */
  write?(value: Value): CsvCell;
}

/**
 * All product fields that the staff edits, in the column order of exports. Import, export, lists, the audit log and the
 * conflict check of concurrent edits are all derived from here.
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
  // The import derives a slug from the text by its map.
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

/** All fields, as the staff enters them. */
export const INPUT_FIELDS = Object.keys(PRODUCT_FIELDS) as readonly InputField[];

/** The fields that are stored as the staff enters them. */
export const PLAIN_FIELDS = INPUT_FIELDS.filter((name) => name !== 'categorySlug');

/** All fields, as stored. */
export const STORED_FIELDS: readonly StoredField[] = [...PLAIN_FIELDS, 'categoryId'];

/** The fields that count as an edit (unlike a sale): changes increase the version. */
export const VERSIONED_FIELDS = STORED_FIELDS.filter((name) => name !== 'stockQuantity');

/** The optional fields, as the staff enters them. */
export const OPTIONAL_FIELDS = INPUT_FIELDS.filter((name) => PRODUCT_FIELDS[name].isOptional);

/** A product without any optional field. */
export const EMPTY_PRODUCT = Object.fromEntries(
  OPTIONAL_FIELDS.filter((name) => name !== 'categorySlug').map((name) => [name, null]),
) as Readonly<Record<OptionalField, null>>;
