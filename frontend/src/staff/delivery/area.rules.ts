import type { Settings } from './calendar.rules';
import type { Terms } from './conflict.rules';

/** An area in the form of the API. */
export type Area = Settings['areas'][number];

/** The editable values of an area. */
export interface AreaValues {
  name: string;
  pinCodes: string[];
  /** null if the general terms apply. */
  terms: Terms | null;
}

/** The editable values of an area, without type names. */
export const valuesOf = ({ name, pinCodes, terms }: Area): AreaValues => ({
  name,
  pinCodes: [...pinCodes],
  terms: terms && {
    feePaise: terms.feePaise,
    freeFromPaise: terms.freeFromPaise,
    minimumOrderPaise: terms.minimumOrderPaise,
  },
});

/** The differences between an area and its wanted values. */
export function changedArea(area: Area, wanted: AreaValues): Partial<AreaValues> {
  const before = valuesOf(area);
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return {
    ...(before.name !== wanted.name && { name: wanted.name }),
    ...(!isSame(before.pinCodes, wanted.pinCodes) && { pinCodes: wanted.pinCodes }),
    ...(!isSame(before.terms, wanted.terms) && { terms: wanted.terms }),
  };
}

/** The values that a change replaced, which undo it. */
export function replacedBy(area: Area, given: Partial<AreaValues>): Partial<AreaValues> {
  const before = valuesOf(area);
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in given));
}
