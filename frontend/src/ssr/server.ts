import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { print } from '@apollo/client/utilities';
import type { GraphQLSchema } from 'graphql';

import { render, type PageToRender, type RenderedPage } from './render';

/** How the queries of a page are answered. */
export interface PageQueries {
  schema: GraphQLSchema;
  /** What the resolvers know of whose page it is. */
  context: Record<string, unknown>;
  /** The gate that every operation passes: it throws for one that may not run. */
  check: (operation: {
    query: string;
    operationName?: string;
    variables?: Record<string, unknown>;
  }) => unknown;
}

/** Renders a page over the schema of the server that it runs in; see `render`. */
export function renderPage(
  page: PageToRender,
  { schema, context, check }: PageQueries,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const gate = new ApolloLink((operation, forward) => {
    const { query, operationName, variables } = operation;
    check({ query: print(query), operationName, variables });
    return forward(operation);
  });
  return render(page, ApolloLink.from([gate, new SchemaLink({ schema, context })]), signal);
}
