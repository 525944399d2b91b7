import { ValidateBy, ValidationOptions, isString } from 'class-validator';
import { isBarcode } from './barcode.rules';

/** Accepts the number under the bars of a pack; see `isBarcode`. */
export function IsBarcode(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => isString(value) && isBarcode(value);
  return ValidateBy({ name: 'isBarcode', validator: { validate } }, options);
}
