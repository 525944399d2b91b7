import { words } from '../generated/words-mr';
import { messages as texts } from './mr.po';

/** The site's texts in Marathi, including the words for units and parts of the day. */
export const messages = { ...texts, ...words };
