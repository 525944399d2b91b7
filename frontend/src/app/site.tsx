import type { ApolloClient } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';

import { NavigationProvider } from '../shared/lib/navigation';
import { Providers } from './providers';
import { ScrollRestoration } from './router/scroll-restoration';
import { routes } from './routes';

interface SiteProps {
  client: ApolloClient;
  /** The router for the browser, the server or a test. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** The whole site, as the server renders it and the browser hydrates it. */
export const Site = ({ client, Router }: SiteProps) => (
  <Providers client={client}>
    <Router>
      <NavigationProvider>
        <ScrollRestoration />
        <Screens />
      </NavigationProvider>
    </Router>
  </Providers>
);

const Screens = () => useRoutes(routes);
