import { TextLength } from '../../../platform/validation/text-length.validator';
import { orderingMessages } from '../ordering.messages';

const LONGEST_NOTE = 1000;

/** A staff note to add. */
export class OrderNoteInput {
  @TextLength(1, LONGEST_NOTE, orderingMessages.noteLength)
  text: string;
}
