import type { Settings } from './calendar.rules';
import type { Terms } from './conflict.rules';

/** An area as the API has it. */
export type Area = Settings['areas'][number];

/** What can be changed of an area. */
export interface AreaValues {
  name: string;
  pinCodes: string[];
  /** Nothing where the general ones hold. */
  terms: Terms | null;
}

/** What can be changed of an area, without the names of types. */
export const valuesOf = ({ name, pinCodes, terms }: Area): AreaValues => ({
  name,
  pinCodes: [...pinCodes],
  terms: terms && {
    feePaise: terms.feePaise,
    freeFromPaise: terms.freeFromPaise,
    minimumOrderPaise: terms.minimumOrderPaise,
  },
});

/** What differs between an area and what it is to be. */
export function changedArea(area: Area, wanted: AreaValues): Partial<AreaValues> {
  const before = valuesOf(area);
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return {
    ...(before.name !== wanted.name && { name: wanted.name }),
    ...(!isSame(before.pinCodes, wanted.pinCodes) && { pinCodes: wanted.pinCodes }),
    ...(!isSame(before.terms, wanted.terms) && { terms: wanted.terms }),
  };
}

/** The values that a change replaced: what brings them back. */
export function replacedBy(area: Area, given: Partial<AreaValues>): Partial<AreaValues> {
  const before = valuesOf(area);
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in given));
}
