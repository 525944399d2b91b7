import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createApolloClient } from './apollo/client';
import { Providers } from './app/providers';
import { routes } from './app/routes';
import { applyRememberedColours } from './lib/colour-scheme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

applyRememberedColours();

const router = createBrowserRouter(routes);

createRoot(root).render(
  <StrictMode>
    <Providers client={createApolloClient()}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
