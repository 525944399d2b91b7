import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';

import { createApolloClient } from '../apollo/client';
import { Site } from '../app/site';

/** Renders the whole site at an address, as in a browser; msw is the server. */
export function renderApp(address: string) {
  const shown = {} as { location: Location; navigate: NavigateFunction };
  const Watch = () => {
    const [location, navigate] = [useLocation(), useNavigate()];
    useLayoutEffect(() => void Object.assign(shown, { location, navigate }));
    return null;
  };
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <Watch />
      {children}
    </MemoryRouter>
  );
  const history = {
    get location() {
      return shown.location;
    },
    push: (to: string, state: unknown) => startTransition(() => void shown.navigate(to, { state })),
  };
  const user = userEvent.setup();
  render(<Site client={createApolloClient()} Router={Router} />);
  const currentAddress = () => `${shown.location.pathname}${shown.location.search}`;
  return { user, history, currentAddress };
}
