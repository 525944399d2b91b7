import { suggestedPieces } from './suggestion.rules';

describe('suggestedPieces', () => {
  it.each([
    ['sales of two weeks and the level', { stockQuantity: 3, soldPieces: 20 }, 26],
    ['one more for each who waits', { stockQuantity: 0, soldPieces: 20, waitingCount: 4 }, 33],
    ['what is missing up to the level where nothing was sold', { stockQuantity: 5 }, 4],
    ['nothing where the level is there', { stockQuantity: 9 }, 0],
    ['nothing below 0', { stockQuantity: 30 }, 0],
    ['less what lies elsewhere', { stockQuantity: 0, soldPieces: 20, elsewherePieces: 24 }, 5],
  ])('is %s', (_what, given, pieces) => {
    const product = { level: 9, elsewherePieces: 0, soldPieces: 0, waitingCount: 0, ...given };
    expect(suggestedPieces(product)).toBe(pieces);
  });
});
