import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { print, type ExecutionResult } from 'graphql';
import type { Client } from 'graphql-sse';

type Parts = Observable<ApolloLink.Result>;

/** Few screens use subscriptions: the first of them loads the library. A failed import is tried again. */
async function liveClient(): Promise<Client> {
  const { createClient } = await import('graphql-sse');
  // The subscriber restarts a broken stream, and polls until then.
  return createClient({ url: '/graphql/stream', credentials: 'same-origin', retryAttempts: 0 });
}

/** The server's errors if it refused the stream, as for any other operation; else the failure itself. */
async function refusalOf(failure: unknown): Promise<unknown> {
  const { response } = Object(failure) as { response?: Response };
  const refusal = (await response?.json().catch(() => undefined)) as ExecutionResult | undefined;
  return refusal?.errors ? new CombinedGraphQLErrors(refusal) : failure;
}

/** Runs subscriptions over server-sent events. */
export class LiveLink extends ApolloLink {
  override request({ query, operationName, variables }: ApolloLink.Operation): Parts {
    return new Observable((observer) => {
      let stop = () => undefined as void;
      let isOver = false;
      const sink = {
        next: (part: ExecutionResult) => observer.next(part as ApolloLink.Result),
        error: (error: unknown) => void refusalOf(error).then((each) => observer.error(each)),
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
