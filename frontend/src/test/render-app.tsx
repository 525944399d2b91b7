import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { createApolloClient } from '../apollo/client';
import { Providers } from '../app/providers';
import { routes } from '../app/routes';

/** The whole shop at an address, as a browser has it; the server is what msw answers. */
export function renderApp(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup();
  render(
    <Providers client={createApolloClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const currentAddress = () => {
    const { pathname, search } = router.state.location;
    return `${pathname}${search}`;
  };
  return { user, router, currentAddress };
}
