import { ShopError } from '../../kernel/shop-error';
import { PersistedOperations } from './persisted-operations';
import { platformMessages } from '../platform.messages';

const operations = new PersistedOperations({
  version: 'v1',
  texts: { Store: 'query Store { store { name } }' },
});
const named = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } });

describe('an operation that is sent by name', () => {
  it('is the text of that name', () => {
    const body = { operationName: 'Store', variables: { a: 1 }, extensions: named('Store@v1') };
    expect(operations.spellOut(body)).toEqual({
      operationName: 'Store',
      variables: { a: 1 },
      query: 'query Store { store { name } }',
    });
  });

  it('keeps whatever else is sent beside it', () => {
    const body = { extensions: { ...named('Store@v1'), trace: true } };
    expect(operations.spellOut(body)).toMatchObject({ extensions: { trace: true } });
  });

  it.each(['Store@v2', 'Store', '__proto__', 7, undefined])('is not known as %p', (name) => {
    const spell = () => operations.spellOut({ extensions: named(name) });
    expect(spell).toThrow(
      new ShopError('PERSISTED_QUERY_NOT_FOUND', platformMessages.persistedQueryNotFound()),
    );
  });

  it('is what its text says where it has one: names of others are not kept', () => {
    const query = '{ store { name } }';
    expect(operations.spellOut({ query, extensions: named('Mine@v1') })).toEqual({ query });
    expect(() => operations.spellOut({ extensions: named('Mine@v1') })).toThrow();
  });

  it.each([null, 'text', [], { query: '{ me { id } }' }, { extensions: null }, { extensions: {} }])(
    'leaves %p as it is',
    (body) => expect(operations.spellOut(body)).toBe(body),
  );
});
