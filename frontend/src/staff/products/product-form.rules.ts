import type { ProductFormValuesFragment, ProductInput } from '../../generated/graphql';
import { paiseToRupees, rupeesToPaise } from '../../shared/lib/rupees.rules';

/** The product form as typed. */
export interface ProductForm {
  name: string;
  imageUrl: string;
  description: string;
  mrpRupees: string;
  stockQuantity: string;
  categorySlug: string;
  unit: string;
  aliases: string;
  isVeg: VegChoice;
}

/** What a select can hold of `isVeg`: '' where it is not known, as of soap. */
export type VegChoice = '' | 'veg' | 'non-veg';

export const emptyProductForm: ProductForm = {
  name: '',
  imageUrl: '',
  description: '',
  mrpRupees: '',
  stockQuantity: '',
  categorySlug: '',
  unit: '',
  aliases: '',
  isVeg: '',
};

const required = (message: string) => (text: string) => text.trim() !== '' || message;

/** The specified checks, and that price and quantity are the numbers they are meant to be. */
export const productFormChecks = {
  name: required('Product name is required'),
  description: required('description  is required'),
  imageUrl: required('Image should not be blank'),
  mrpRupees: (text: string) =>
    (rupeesToPaise(text) ?? 0) > 0 || 'Mrp Price should be an amount such as 28 or 389.50',
  stockQuantity: (text: string) =>
    /^\d{1,7}$/.test(text.trim()) || 'Quantity should be a whole number, 0 or more',
};

/** A stored product as the form shows it. */
export function formOfProduct(product: ProductFormValuesFragment): ProductForm {
  return {
    name: product.name,
    imageUrl: product.imageUrl,
    description: product.description,
    mrpRupees: paiseToRupees(product.mrpPaise),
    stockQuantity: String(product.stockQuantity),
    categorySlug: product.category.slug,
    unit: product.unit ?? '',
    aliases: product.aliases ?? '',
    isVeg: product.isVeg === null ? '' : product.isVeg ? 'veg' : 'non-veg',
  };
}

/** The form as the API takes it, once the checks have passed. What was left empty stays empty. */
export function inputOfForm(form: ProductForm): ProductInput {
  return {
    name: form.name.trim(),
    imageUrl: form.imageUrl.trim(),
    description: form.description.trim(),
    mrpPaise: rupeesToPaise(form.mrpRupees) ?? 0,
    stockQuantity: Number(form.stockQuantity),
    categorySlug: form.categorySlug || null,
    unit: form.unit.trim() || null,
    aliases: form.aliases.trim() || null,
    isVeg: form.isVeg === '' ? null : form.isVeg === 'veg',
  };
}

/** The form as it is stored, once the checks have passed: without needless spaces and zeros. */
export function tidyForm(form: ProductForm): ProductForm {
  const texts = Object.entries(form).map(([name, text]: [string, string]) => [name, text.trim()]);
  return {
    ...(Object.fromEntries(texts) as unknown as ProductForm),
    mrpRupees: paiseToRupees(rupeesToPaise(form.mrpRupees) ?? 0),
    stockQuantity: String(Number(form.stockQuantity)),
  };
}

/** What the form changes of what it began with; the stock is changed by a call of its own. */
export function changesOf(base: ProductForm, form: ProductForm): ProductInput {
  const before = inputOfForm(base);
  const changed = Object.entries(inputOfForm(form)).filter(
    ([name, value]) => name !== 'stockQuantity' && before[name as keyof ProductInput] !== value,
  );
  return Object.fromEntries(changed);
}

/** Where the server's name of a field is not the form's. */
const formNames: Record<string, keyof ProductForm> = { mrpPaise: 'mrpRupees' };

/** The form's field for a field that the server complains about. */
export function formFieldOf(serverField: string): keyof ProductForm | undefined {
  const name = formNames[serverField] ?? serverField;
  return name in emptyProductForm ? (name as keyof ProductForm) : undefined;
}
