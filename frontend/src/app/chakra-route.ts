import { screen } from './router/screen';

/** The layout route of screens that use Chakra UI. */
export const chakraScreens = screen(async () => (await import('./chakra-screens')).ChakraScreens);
