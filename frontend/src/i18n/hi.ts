import { words } from '../generated/words-hi';
import { messages as texts } from './hi.po';

/** The site's texts in Hindi, including the words for units and parts of the day. */
export const messages = { ...texts, ...words };
