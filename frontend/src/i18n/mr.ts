import { words } from '../generated/words-mr';
import { messages as texts } from './mr.po';

/** The texts of the site in Marathi, with the words of units and of the parts of the day. */
export const messages = { ...texts, ...words };
