import { TextLength } from '../../../platform/validation/text-length.validator';

const LONGEST_NOTE = 1000;

/** A note that is to be kept. */
export class OrderNoteInput {
  @TextLength(1, LONGEST_NOTE, { message: `A note should have 1 to ${LONGEST_NOTE} characters` })
  text: string;
}
