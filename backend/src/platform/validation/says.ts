import { ValidationOptions } from 'class-validator';
import { Message } from '../../kernel/message';

/** The message of a violated input rule. */
export function says(message: Message): ValidationOptions {
  return { message: message.text, context: message };
}
