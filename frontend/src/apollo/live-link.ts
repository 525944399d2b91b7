import { ApolloLink, Observable } from '@apollo/client';
import { print, type ExecutionResult } from 'graphql';
import type { Client } from 'graphql-sse';

type Parts = Observable<ApolloLink.Result>;

let loading: Promise<Client> | undefined;

/** Few screens follow anything: the library comes with the first of them. */
function liveClient(): Promise<Client> {
  loading ??= import('graphql-sse').then(({ createClient }) =>
    // A stream that breaks off is begun anew by who reads it, and until then orders are asked for.
    createClient({ url: '/graphql/stream', credentials: 'same-origin', retryAttempts: 0 }),
  );
  return loading;
}

/** Subscriptions, as server-sent events. */
export class LiveLink extends ApolloLink {
  override request({ query, operationName, variables }: ApolloLink.Operation): Parts {
    return new Observable((observer) => {
      let stop = () => undefined as void;
      let isOver = false;
      const sink = {
        next: (part: ExecutionResult) => observer.next(part as ApolloLink.Result),
        error: (error: unknown) => observer.error(error),
        complete: () => observer.complete(),
      };
      const question = { query: print(query), operationName, variables };
      liveClient()
        .then((client) => {
          if (!isOver) stop = client.subscribe(question, sink);
        })
        .catch((error: unknown) => observer.error(error));
      return () => {
        isOver = true;
        stop();
      };
    });
  }
}
