import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { system } from '../theme/system';

/** Chakra UI with the tokens and recipes of the shop. */
export function WithChakra({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
