import { mayCallAgents } from './agent-origin.rules';

const allowed = new Set(['https://shop.example']);

describe('agents may call', () => {
  it.each([
    [undefined, 'shop.example'],
    ['https://shop.example', 'shop.example'],
    ['https://shop.example', '10.0.0.7:4000'],
    ['http://localhost:6274', 'localhost:4000'],
    ['http://127.0.0.1:4000', 'localhost:4000'],
    ['http://[::1]:4000', '[::1]:4000'],
  ])('from %s at %s', (origin, host) => {
    expect(mayCallAgents(origin, host, allowed)).toBe(true);
  });
});

describe('agents may not call', () => {
  it.each([
    ['https://evil.example', 'shop.example'],
    ['http://evil.example:4000', 'evil.example:4000'],
    ['http://shop.example', 'shop.example'],
    ['http://localhost:6274', 'shop.example'],
    ['http://localhost.evil.example', 'localhost'],
    ['null', 'localhost:4000'],
    ['', 'localhost:4000'],
  ])('from %j at %s', (origin, host) => {
    expect(mayCallAgents(origin, host, allowed)).toBe(false);
  });
});
