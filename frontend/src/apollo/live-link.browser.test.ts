import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';

import { LiveLink } from './live-link';

const library = vi.hoisted(() => ({ isLost: true }));
vi.mock('graphql-sse', () => ({
  get createClient() {
    if (library.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return () => ({
      subscribe: (_: unknown, sink: { next: (part: object) => void }) => {
        sink.next({ data: { tick: 1 } });
        return () => undefined;
      },
    });
  },
}));

describe('live updates', () => {
  it('come after their library could not be loaded at first', async () => {
    const client = new ApolloClient({ link: new LiveLink(), cache: new InMemoryCache() });
    const query = gql`
      subscription Tick {
        tick
      }
    `;
    const next = () => firstValueFrom(client.subscribe({ query }));
    expect((await next()).error).toBeInstanceOf(TypeError);
    library.isLost = false;
    expect((await next()).data).toEqual({ tick: 1 });
  });
});
