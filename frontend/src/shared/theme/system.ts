import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';

import { alert, dialog, field, input, menu, nativeSelect, table, textarea } from './recipes';

/** A token that `tokens.css` defines for light and dark mode. */
const token = (name: string) => ({ value: `var(--g-${name})` });

const tokens = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, token(`${prefix}-${name}`)]));

const colors = [
  ...['leaf', 'leaf-solid', 'leaf-dark', 'on-leaf', 'mint', 'haldi', 'on-haldi', 'haldi-light'],
  ...['haldi-text', 'card', 'quiet', 'line', 'edge', 'ink', 'soft'],
  ...['tamatar', 'tamatar-solid', 'on-tamatar'],
];

/**
 * Configures Chakra with the tokens of `tokens.css`, for the screens behind a login. Public pages are plain CSS with
 * the same tokens, so Chakra is loaded with the first screen that needs it (`app/chakra-screens.tsx`). Only the recipes
 * of used components are shipped; reset and page background come from the public pages.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    theme: {
      // The breakpoints of the style sheets.
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
      tokens: {
        colors: tokens('colors', colors),
        fonts: tokens('fonts', ['body', 'heading']),
        radii: tokens('radii', ['control', 'card', 'panel']),
        shadows: tokens('shadows', ['float']),
      },
      recipes: { input, textarea },
      slotRecipes: { alert, dialog, field, menu, nativeSelect, table },
    },
  }),
);
