import { ChakraProvider } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';

import { system } from '../shared/theme/system';

/** Screens that use Chakra UI, which is loaded with the first of them. */
export function ChakraScreens() {
  return (
    <ChakraProvider value={system}>
      <Outlet />
    </ChakraProvider>
  );
}
