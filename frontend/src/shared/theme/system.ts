import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';

/** The value of a token, which `tokens.css` has in light and in dark. */
const ours = (name: string) => ({ value: `var(--g-${name})` });

const colours = ['leaf', 'mint', 'haldi-light', 'haldi-text', 'quiet', 'soft', 'tamatar'] as const;

/**
 * Chakra over the tokens of `tokens.css`, for the screens behind a login. What a guest meets first is plain CSS, so
 * Chakra is loaded with the first screen that needs it (`app/chakra-screens.tsx`). Components bring their own recipes
 * (`chakra('span', recipe)`): none of the default theme is shipped, and the page's reset and ground are not its work.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    theme: {
      tokens: {
        colors: Object.fromEntries(colours.map((name) => [name, ours(`colors-${name}`)])),
        fonts: { body: ours('fonts-body'), heading: ours('fonts-heading') },
      },
    },
  }),
);
