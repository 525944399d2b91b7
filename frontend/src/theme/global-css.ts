import { defineGlobalStyles } from '@chakra-ui/react';

/** Ground, type, focus and motion for the whole page. */
export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    fontSize: '16px',
    lineHeight: '1.45',
    color: 'ink',
    bg: 'paper',
    colorScheme: 'light dark',
    '&[data-colours="light"]': { colorScheme: 'light' },
    '&[data-colours="dark"]': { colorScheme: 'dark' },
    scrollPaddingTop: '16px',
    // Room for the cart bar, so that a focused control is never hidden beneath it.
    scrollPaddingBottom: '96px',
    textSizeAdjust: '100%',
  },
  'body, #root': { minHeight: '100dvh' },
  'h1, h2, h3, h4': { fontFamily: 'heading', fontWeight: 700, lineHeight: '1.1' },
  code: { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  'h1:focus': { outline: 'none' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'leaf', outlineOffset: '2px' },
  '::selection': { bg: 'haldi', color: 'onHaldi' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
