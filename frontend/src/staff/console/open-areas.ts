import { createContext, use } from 'react';

import type { Area } from '../area';

interface OpenAreas {
  /** The areas for which the viewer has the permission, in list order. */
  areas: readonly Area[];
  /** Whether the viewer is known, or cannot be determined; until then only areas without a permission are open. */
  isKnown: boolean;
}

/**
 * The areas open to the viewer. Passed by context: a screen that imported the list, which imports the screens, would
 * create an import cycle.
 */
export const OpenAreasContext = createContext<OpenAreas>({ areas: [], isKnown: false });

export const useOpenAreas = (): OpenAreas => use(OpenAreasContext);
