import { unitWords } from '../generated/unit-words-mr';
import { messages as texts } from './mr.po';

/** The texts of the site in Marathi, with the words of units. */
export const messages = { ...texts, ...unitWords };
