import { onFirstUse } from './on-first-use';

// Of India in every language, as the prices are.
const counts = onFirstUse(() => new Intl.NumberFormat('en-IN'));

/** '1,23,456': how many there are of something. */
export const formatCount = (count: number): string => counts().format(count);
