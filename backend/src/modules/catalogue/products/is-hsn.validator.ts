import { ValidateBy, ValidationOptions, isString } from 'class-validator';
import { isHsn } from './gst.rules';

/** Accepts the HSN code of a product; see `isHsn`. */
export function IsHsn(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => isString(value) && isHsn(value);
  return ValidateBy({ name: 'isHsn', validator: { validate } }, options);
}
