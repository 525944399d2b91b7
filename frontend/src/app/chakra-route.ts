import { screen } from './router/screen';

/** Chakra UI around some screens. */
export const chakraScreens = screen(async () => (await import('./chakra-screens')).ChakraScreens);
