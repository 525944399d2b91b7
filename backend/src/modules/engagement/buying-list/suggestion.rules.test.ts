import { suggestedPieces } from './suggestion.rules';

describe('suggestedPieces', () => {
  it.each([
    ['sales of two weeks and the level', { stockQuantity: 3, soldPieces: 20 }, 26],
    ['one more for each who waits', { stockQuantity: 0, soldPieces: 20, waitingCount: 4 }, 33],
    ['what is missing up to the level where nothing was sold', { stockQuantity: 5 }, 4],
    ['one where exactly the level is there, which ends that it is low', { stockQuantity: 9 }, 1],
    ['less what lies elsewhere', { stockQuantity: 0, soldPieces: 20, elsewherePieces: 24 }, 5],
    ['nothing where enough lies elsewhere', { stockQuantity: 9, elsewherePieces: 3 }, 0],
  ])('is %s', (_what, given, pieces) => {
    const product = { level: 9, elsewherePieces: 0, soldPieces: 0, waitingCount: 0, ...given };
    expect(suggestedPieces(product)).toBe(pieces);
  });
});
