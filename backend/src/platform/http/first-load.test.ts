import { FirstLoads } from './first-load';

const loads = new FirstLoads({
  routes: ['/', '/shop/:category'],
  boot: 'assets/boot.js',
  start: ['assets/start.js'],
  everywhere: [{ name: 'Store' }],
  languages: { hi: ['assets/hi.js'] },
  pages: {
    '/': {
      files: [],
      drawn: 'anyone',
      questions: [{ name: 'Store' }, { name: 'Coupons', own: true }],
    },
    '/shop/:category': {
      files: ['assets/shop.js'],
      questions: [{ name: 'Shelf', variables: { category: ':category', page: 1, search: null } }],
    },
  },
});

describe('what a page needs first', () => {
  it('has what stands in the path in its questions', () => {
    expect(loads.of('/shop/fruits', false)).toEqual({
      files: ['assets/shop.js'],
      questions: [{ name: 'Shelf', variables: { category: 'fruits', page: 1, search: null } }],
    });
  });

  it('has the texts of a language that is not English', () => {
    expect(loads.filesOfLanguage('hi')).toEqual(['assets/hi.js']);
    expect(loads.filesOfLanguage('en')).toEqual([]);
  });

  it('keeps what is known of a question', () => {
    expect(loads.of('/', false).questions).toEqual([
      { name: 'Store', variables: {} },
      { name: 'Coupons', own: true, variables: {} },
    ]);
  });

  it('is what all pages need, with its own files, where the address has a query', () => {
    expect(loads.of('/shop/fruits', true)).toEqual({
      files: ['assets/shop.js'],
      questions: [{ name: 'Store', variables: {} }],
    });
  });

  it.each(['/about-us', '/shop', '/shop/fruits/apples', ''])(
    'is what all pages need for a path that is not told of: %s',
    (path) => {
      expect(loads.of(path, false)).toEqual({ files: [], questions: [{ name: 'Store' }] });
    },
  );
});
