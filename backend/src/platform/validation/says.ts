import { ValidationOptions } from 'class-validator';
import { Message } from '../../kernel/message';

/** What a rule of an input says where it is broken. */
export function says(message: Message): ValidationOptions {
  return { message: message.text, context: message };
}
