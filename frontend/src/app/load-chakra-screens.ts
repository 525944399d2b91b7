/** Chakra UI around some screens, for a route's `lazy`. */
export const loadChakraScreens = async () => ({
  Component: (await import('./chakra-screens')).ChakraScreens,
});
