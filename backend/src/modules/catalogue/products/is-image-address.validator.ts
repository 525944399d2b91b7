import { ValidateBy, ValidationOptions } from 'class-validator';
import { isImageAddress } from './image-address.rules';

/** Accepts a picture's address; see `isImageAddress`. */
export function IsImageAddress(options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isImageAddress', validator: { validate: isImageAddress } }, options);
}
