import { ValidateBy, ValidationOptions } from 'class-validator';
import { isImageAddress } from './image-address.rules';

/** Accepts a picture's address, as `isImageAddress` says. */
export function IsImageAddress(options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isImageAddress', validator: { validate: isImageAddress } }, options);
}
