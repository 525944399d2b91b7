/** The public rules of the module. */
export { pictureSlugOf } from './categories/category-tree.rules';
export { GST_RATES } from './products/gst.rules';
export { pictureOf } from './products/pictures/illustration.rules';
export { picturesOf, readPictures } from './products/pictures/more-pictures.rules';
export { lowLevelOf } from './products/low-stock.rules';
export { nameWithoutSize } from './products/pack-size.rules';
export { priceOf } from './products/price.rules';
export { isVisible } from './products/visibility.rules';
export {
  INPUT_FIELDS,
  PRODUCT_FIELDS,
  type PlainField,
  type ProductField,
} from './products/product-fields.rules';
