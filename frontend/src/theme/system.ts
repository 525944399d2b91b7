import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';

import { globalCss } from './global-css';
import { semanticTokens, tokens } from './tokens';

const config = defineConfig({
  // CSS files read the tokens as var(--g-colors-leaf-dark), var(--g-spacing-4), var(--g-radii-card).
  cssVarsPrefix: 'g',
  preflight: true,
  // All of one weight, so that the later one holds.
  conditions: {
    osDark: '@media (prefers-color-scheme: dark)',
    chosenLight: ':where(html[data-colours="light"])',
    chosenDark: ':where(html[data-colours="dark"])',
    paper: '@media print',
  },
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
  },
});

/**
 * Chakra with our tokens only. Components bring their own recipes (`chakra('button', recipe)`),
 * so that none of the default theme is shipped.
 */
export const system = createSystem(defaultBaseConfig, config);
