import { words } from '../generated/words-hi';
import { messages as texts } from './hi.po';

/** The texts of the site in Hindi, with the words of units and of the parts of the day. */
export const messages = { ...texts, ...words };
