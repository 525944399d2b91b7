import { unitWords } from '../generated/unit-words-hi';
import { messages as texts } from './hi.po';

/** The texts of the site in Hindi, with the words of units. */
export const messages = { ...texts, ...unitWords };
