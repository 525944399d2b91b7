import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import { createApolloClient } from '../apollo/client';
import { Providers } from '../app/providers';
import { ShopRouter } from '../app/router/shop-router';
import { routes } from '../app/routes';

/** The whole shop at an address, as a browser has it; the server is what msw answers. */
export function renderApp(address: string) {
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  const user = userEvent.setup();
  render(
    <Providers client={createApolloClient()}>
      <ShopRouter history={history} routes={routes} />
    </Providers>,
  );
  const currentAddress = () => {
    const { pathname, search } = history.location;
    return `${pathname}${search}`;
  };
  return { user, history, currentAddress };
}
