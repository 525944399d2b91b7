import { Outlet } from 'react-router-dom';

import { WithChakra } from '../shared/chakra/provider';

/** Wraps the screens that use Chakra UI, which is loaded with the first of them. */
export function ChakraScreens() {
  return (
    <WithChakra>
      <Outlet />
    </WithChakra>
  );
}
