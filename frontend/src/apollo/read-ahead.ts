import type { ApolloClient, DocumentNode } from '@apollo/client';
import { getOperationName } from '@apollo/client/utilities/internal';

import { turn } from '../shared/lib/turn';
import type { FirstData } from './first-data';

/**
 * Reads what came with a drawn page as its screen is about to: then no slice of taking it up is held by that. Each
 * step has a turn of its own, since a list, and any code that runs for the first time, takes a while on a phone.
 * @param documents what the screen asks; what is missing here is read when it is asked
 */
export async function readAhead(
  client: ApolloClient,
  first: FirstData,
  documents: readonly DocumentNode[],
): Promise<void> {
  for (const query of documents) {
    const answer = first.waiting.find(({ name }) => name === getOperationName(query));
    const variables = answer?.variables;
    const data = answer && first.take({ query, variables });
    await turn();
    if (data) client.writeQuery({ query, variables, data, broadcast: false });
    await turn();
    // As screens read: what is read from elsewhere is not remembered for them.
    client.readQuery({ query, variables, optimistic: true });
    // What did not come with the page is asked when it is drawn, but made ready by now.
    if (!data) continue;
    await turn();
    const watched = client.watchQuery({ query, variables });
    watched.getCurrentResult();
    await turn();
    watched.subscribe({}).unsubscribe();
  }
  await turn();
}
