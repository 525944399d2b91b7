import { ValidateBy, ValidationOptions } from 'class-validator';

/** Any base does: it only lets an address without a host be read. */
const BASE = 'http://shop.invalid';

/** Whether a text is a picture's address: a path, or http(s). Never javascript:, data: or the like, nor a login. */
export function isImageAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value, BASE)) return false;
  const { protocol, username, password } = new URL(value, BASE);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
}

/** The rule above for the fields of an input. */
export function IsImageAddress(options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isImageAddress', validator: { validate: isImageAddress } }, options);
}
