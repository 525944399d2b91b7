import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

import type { ProductFormValuesFragment, ProductInput } from '../../generated/graphql';
import {
  factNames,
  productFacts,
  type FactName,
} from '../../features/catalogue/product-facts.rules';
import { instantOfMinute, istMinute } from '../../shared/lib/ist-time';
import { paiseToRupees, rupeesToPaise } from '../../shared/lib/rupees.rules';
import { gstPercents, isHsn } from './gst.rules';
import { inputOfPictures, textOfPictures } from './product-pictures.rules';

/** A field of the form, by its name in the API. Pack groups are edited outside the form. */
export type FieldName = Exclude<keyof ProductInput, 'packGroup'>;

/** The product form as typed. */
export type ProductForm = Record<FieldName, string>;

/** The control of a field. */
export type FormControl =
  | { kind: 'text' | 'lines' | 'price' | 'count' | 'category' | 'picture' | 'pictures' | 'instant' }
  | { kind: 'select'; options: readonly { value: string; label: MessageDescriptor }[] };

/** One field of the form. */
interface FormField<Value> {
  /** Its label in the form, and in edit conflicts. */
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  control: FormControl;
  /** Returns true for a valid text, otherwise the message. */
  check?: (text: string) => true | string;
  /** The text for a value of the API. */
  read: (value: unknown) => string;
  /** The value of the API for a valid text. */
  write: (text: string) => Value;
}

const isRequired = (message: MessageDescriptor) => (text: string) =>
  text.trim() !== '' || i18n._(message);
const readText = (value: unknown) => (typeof value === 'string' ? value : '');
const requiredText = { read: readText, write: (text: string) => text.trim() };
const optionalText = { read: readText, write: (text: string) => text.trim() || null };

const optionalInstant = {
  control: { kind: 'instant' },
  read: (instant: unknown) => (typeof instant === 'string' ? istMinute(instant) : ''),
  write: (text: string) => (text === '' ? null : instantOfMinute(text)),
} as const;

/** Facts are optional texts, which customers see under the same labels. */
const factFields = Object.fromEntries(
  factNames.map((name) => [
    name,
    {
      label: productFacts[name],
      control: { kind: name === 'ingredients' ? 'lines' : 'text' },
      ...optionalText,
    },
  ]),
) as Readonly<Record<FactName, FormField<string | null>>>;

/** Every field of the form; form, checks, input and conflicts are derived from here. */
export const productFormFields: {
  readonly [Name in FieldName]-?: FormField<NonNullable<ProductInput[Name]> | null>;
} = {
  name: {
    label: msg`Product Name`,
    control: { kind: 'text' },
    check: isRequired(msg`Product name is required`),
    ...requiredText,
  },
  nameHi: {
    label: msg`Name in Hindi`,
    hint: msg`Optional: what the site in Hindi shows, such as टमाटर`,
    control: { kind: 'text' },
    ...optionalText,
  },
  nameMr: {
    label: msg`Name in Marathi`,
    hint: msg`Optional: what the site in Marathi shows, such as टोमॅटो`,
    control: { kind: 'text' },
    ...optionalText,
  },
  imageUrl: {
    label: msg`Image`,
    hint: msg`The address of a picture: https://… or /media/…`,
    control: { kind: 'picture' },
    check: isRequired(msg`Image should not be blank`),
    ...requiredText,
  },
  morePictures: {
    label: msg`Further pictures`,
    control: { kind: 'pictures' },
    read: textOfPictures,
    write: inputOfPictures,
  },
  description: {
    label: msg`Description`,
    control: { kind: 'lines' },
    check: isRequired(msg`description  is required`),
    ...requiredText,
  },
  mrpPaise: {
    label: msg`Mrp Price`,
    hint: msg`In rupees, such as 389.50`,
    control: { kind: 'price' },
    check: (text) =>
      (rupeesToPaise(text) ?? 0) > 0 || t`Mrp Price should be an amount such as 28 or 389.50`,
    read: (paise) => paiseToRupees(Number(paise)),
    write: (text) => rupeesToPaise(text) ?? 0,
  },
  stockQuantity: {
    label: msg`Quantity`,
    hint: msg`How many pieces are there`,
    control: { kind: 'count' },
    check: (text) =>
      /^\d{1,7}$/.test(text.trim()) || t`Quantity should be a whole number, 0 or more`,
    read: String,
    write: Number,
  },
  categorySlug: {
    label: msg`Category`,
    control: { kind: 'category' },
    ...optionalText,
  },
  unit: {
    label: msg`Unit`,
    hint: msg`Optional, such as 500 g`,
    control: { kind: 'text' },
    ...optionalText,
  },
  aliases: {
    label: msg`Aliases`,
    hint: msg`Optional: other names it is searched by, separated by ;`,
    control: { kind: 'text' },
    ...optionalText,
  },
  isVeg: {
    label: msg`Veg mark`,
    control: {
      kind: 'select',
      options: [
        { value: '', label: msg`None` },
        { value: 'veg', label: msg`Vegetarian` },
        { value: 'non-veg', label: msg`Not vegetarian` },
      ],
    },
    read: (isVeg) => (typeof isVeg !== 'boolean' ? '' : isVeg ? 'veg' : 'non-veg'),
    write: (text) => (text === '' ? null : text === 'veg'),
  },
  sku: {
    label: msg`Item code`,
    hint: msg`Your own number of it (SKU), by which imports find it again. Left empty, it keeps what it has, or gets one`,
    control: { kind: 'text' },
    ...optionalText,
  },
  shelfLocation: {
    label: msg`Place on the shelf`,
    hint: msg`Optional, such as A03-2: pickers walk in this order`,
    control: { kind: 'text' },
    ...optionalText,
  },
  barcode: {
    label: msg`Barcode`,
    hint: msg`Optional: the 8, 12, 13 or 14 digits under the bars`,
    control: { kind: 'text' },
    ...optionalText,
  },
  packGrams: {
    label: msg`Grams per pack`,
    hint: msg`Only of products that are sold by weight, such as 500: pickers weigh them`,
    control: { kind: 'count' },
    check: (text) =>
      /^([1-9]\d{0,5})?$/.test(text.trim()) ||
      t`Grams per pack should be a whole number, such as 500`,
    read: (grams) => (typeof grams === 'number' ? String(grams) : ''),
    write: (text) => (text.trim() === '' ? null : Number(text)),
  },
  sellingPaise: {
    label: msg`Selling price`,
    hint: msg`Only where it is sold below its MRP, in rupees`,
    control: { kind: 'price' },
    check: (text) =>
      text.trim() === '' ||
      (rupeesToPaise(text) ?? 0) > 0 ||
      t`Selling price should be an amount such as 28 or 389.50`,
    read: (paise) => (typeof paise === 'number' ? paiseToRupees(paise) : ''),
    write: (text) => rupeesToPaise(text) ?? null,
  },
  costPaise: {
    label: msg`Cost`,
    hint: msg`What one piece costs you, in rupees: customers never see it`,
    control: { kind: 'price' },
    check: (text) =>
      text.trim() === '' ||
      (rupeesToPaise(text) ?? 0) > 0 ||
      t`Cost should be an amount such as 28 or 389.50`,
    read: (paise) => (typeof paise === 'number' ? paiseToRupees(paise) : ''),
    write: (text) => rupeesToPaise(text) ?? null,
  },
  lowStockLevel: {
    label: msg`Low stock from`,
    hint: msg`Optional: at so many pieces it is on the list of what is low; 9 where nothing is said`,
    control: { kind: 'count' },
    check: (text) =>
      /^([1-9]\d{0,6})?$/.test(text.trim()) ||
      t`The low stock level should be a whole number, such as 12`,
    read: (pieces) => (typeof pieces === 'number' ? String(pieces) : ''),
    write: (text) => (text.trim() === '' ? null : Number(text)),
  },
  gstBasisPoints: {
    label: msg`GST rate`,
    hint: msg`The tax within its price`,
    control: {
      kind: 'select',
      options: [
        { value: '', label: msg`Not known` },
        ...gstPercents.map((percent) => ({
          value: String(percent * 100),
          label: msg`${percent} %`,
        })),
      ],
    },
    read: (basisPoints) => (typeof basisPoints === 'number' ? String(basisPoints) : ''),
    write: (text) => (text === '' ? null : Number(text)),
  },
  hsn: {
    label: msg`HSN code`,
    hint: msg`Optional: 4, 6 or 8 digits, for the GST report`,
    control: { kind: 'text' },
    check: (text) =>
      text.trim() === '' || isHsn(text.trim()) || t`The HSN code should have 4, 6 or 8 digits`,
    ...optionalText,
  },
  isHidden: {
    label: msg`For customers`,
    hint: msg`A hidden product is in no list and cannot be ordered`,
    control: {
      kind: 'select',
      options: [
        { value: '', label: msg`Shown` },
        { value: 'hidden', label: msg`Hidden` },
      ],
    },
    read: (isHidden) => (isHidden === true ? 'hidden' : ''),
    write: (text) => text === 'hidden',
  },
  visibleFrom: {
    label: msg`Visible from`,
    hint: msg`Optional, in Indian time: it appears then by itself`,
    ...optionalInstant,
  },
  visibleUntil: {
    label: msg`Visible until`,
    hint: msg`Optional, in Indian time: it leaves then by itself`,
    ...optionalInstant,
  },
  ...factFields,
};

/** The rows of the form. */
export const productFormRows: readonly (readonly FieldName[])[] = [
  ['name'],
  ['nameHi', 'nameMr'],
  ['imageUrl'],
  ['morePictures'],
  ['description'],
  ['mrpPaise', 'stockQuantity'],
  ['categorySlug', 'unit'],
  ['aliases', 'isVeg'],
  ['sku'],
  ['shelfLocation', 'barcode'],
  ['sellingPaise', 'packGrams'],
  ['costPaise', 'lowStockLevel'],
  ['gstBasisPoints', 'hsn'],
  ['isHidden'],
  ['visibleFrom', 'visibleUntil'],
  ...factNames.map((name) => [name] as const),
];

const fieldNames = Object.keys(productFormFields) as readonly FieldName[];

/** Computes a value for each field. */
function ofEachField<Value>(valueOf: (name: FieldName) => Value): Record<FieldName, Value> {
  return Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as Record<
    FieldName,
    Value
  >;
}

export const emptyProductForm: ProductForm = ofEachField(() => '');

/** The form of a stored product. */
export function formOfProduct(product: ProductFormValuesFragment): ProductForm {
  return {
    ...emptyProductForm,
    ...formOfValues({
      ...product,
      morePictures: product.pictures.slice(1),
      categorySlug: product.category.slug,
    }),
  };
}

/** The fields that differ between sizes of a product. */
const fieldsOfSize: readonly FieldName[] = [
  ...(['unit', 'mrpPaise', 'sellingPaise', 'costPaise', 'stockQuantity'] as const),
  ...(['sku', 'barcode', 'packGrams', 'lowStockLevel'] as const),
  ...(['isHidden', 'visibleFrom', 'visibleUntil'] as const),
];

/** The form for another size of a product: fields that do not differ are filled in. */
export function formOfSize(product: ProductFormValuesFragment): ProductForm {
  const empty = fieldsOfSize.map((name) => [name, emptyProductForm[name]] as const);
  return { ...formOfProduct(product), ...Object.fromEntries(empty) };
}

/** Values of the API in the form; missing fields are left out. */
export function formOfValues(values: Readonly<Record<string, unknown>>): Partial<ProductForm> {
  const given = fieldNames.filter((name) => name in values);
  return Object.fromEntries(
    given.map((name) => [name, productFormFields[name].read(values[name])]),
  );
}

/** The validated form as input of the API. Empty fields stay empty. */
export function inputOfForm(form: ProductForm): ProductInput {
  return ofEachField((name) => productFormFields[name].write(form[name])) as ProductInput;
}

/** The validated form as it is stored: without redundant spaces and zeros. */
export function tidyForm(form: ProductForm): ProductForm {
  const stored = inputOfForm(form);
  return ofEachField((name) => productFormFields[name].read(stored[name]));
}

/** The fields that differ from the initial form; the stock is changed by a separate call. */
export function changesOf(base: ProductForm, form: ProductForm): ProductInput {
  const before = inputOfForm(base);
  const changed = Object.entries(inputOfForm(form)).filter(
    ([name, value]) =>
      name !== 'stockQuantity' &&
      JSON.stringify(before[name as FieldName]) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed);
}

/** The form field for a field name of the server. */
export function formFieldOf(serverField: string): FieldName | undefined {
  return serverField in productFormFields ? (serverField as FieldName) : undefined;
}
