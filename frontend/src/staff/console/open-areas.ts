import { createContext, use } from 'react';

import type { Area } from '../area';

interface OpenAreas {
  /** Those for which the member of the staff has the permission, in the order of the list. */
  areas: readonly Area[];
  /** It is known who is there, or that it cannot be known; until then only those that need no permission are open. */
  isKnown: boolean;
}

/**
 * The areas that are open to whoever is logged in. By context: a screen that imported the list, which imports the
 * screens, would close a circle.
 */
export const OpenAreasContext = createContext<OpenAreas>({ areas: [], isKnown: false });

export const useOpenAreas = (): OpenAreas => use(OpenAreasContext);
