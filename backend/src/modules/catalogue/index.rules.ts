/** The public file of the module's rules. */
export {
  INPUT_FIELDS,
  PRODUCT_FIELDS,
  type PlainField,
  type ProductField,
} from './products/product-fields.rules';
