import fc from 'fast-check';
import { NAMESPACE, isOfLaterToken, namespaceOf } from './namespace.rules';

describe('the namespace of a token', () => {
  it('is the one that it was given, else that of its number', () => {
    expect(namespaceOf({ id: 7, namespace: 'erp' })).toBe('erp');
    expect(namespaceOf({ id: 7, namespace: null })).toBe('token-7');
  });

  it('is no other token’s by itself, unless it was given it afterwards', () => {
    const ids = fc.integer({ min: 1, max: 2_147_483_647 });
    fc.assert(
      fc.property(ids, ids, (id, other) => {
        const namespace = namespaceOf({ id: other, namespace: null });
        expect(namespace).toMatch(NAMESPACE);
        expect(isOfLaterToken({ id, namespace })).toBe(other > id);
      }),
    );
  });

  it.each(['', 'ERP', '-erp', 'erp 2', 'ई', 'x'.repeat(41)])('is no %j', (text) => {
    expect(text).not.toMatch(NAMESPACE);
  });

  it('may look like that of a number, and be none', () => {
    for (const namespace of ['erp', 'token-', 'token-9x', 'my-token-9'])
      expect(isOfLaterToken({ id: 1, namespace })).toBe(false);
  });
});
