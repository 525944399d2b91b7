import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { CartInTabs } from '../features/cart/components/cart-in-tabs';
import '../theme/fonts.css';
import '../theme/ground.css';
import { system } from '../theme/system';
import { MessagesProvider } from '../ui/messages/messages-provider';

interface ProvidersProps {
  client: ApolloClient;
  children: ReactNode;
}

/** What every screen stands on: data, theme, messages. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <MessagesProvider>
          <CartInTabs />
          {children}
        </MessagesProvider>
      </ChakraProvider>
    </ApolloProvider>
  );
}
