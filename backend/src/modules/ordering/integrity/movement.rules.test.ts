import { movementKind } from './movement.rules';

describe('movementKind', () => {
  it.each([
    ['sale', -2, 7],
    ['return', 2, 7],
    ['opening', 5, null],
    ['adjustment', 5, null],
    ['adjustment', -5, null],
    ['received', 24, null],
    ['undone', -24, null],
    ['theft', -1, null],
    ['waste', -3, null],
    ['waste', 3, 7],
    ['count', -2, null],
    ['count', 2, null],
    ['count', -2, 7],
    ['transfer', -6, null],
    ['transfer', 6, null],
  ])('takes %s of %i pieces for what it is', (kind, quantity, orderId) => {
    expect(movementKind({ kind, quantity, orderId })).toBe(kind);
  });

  it.each([
    ['sale', 2, 7],
    ['return', -2, 7],
    ['sale', -2, null],
    ['return', 2, null],
    ['opening', -5, null],
    ['opening', 5, 7],
    ['adjustment', 5, 7],
    ['gift', 5, null],
    ['received', -5, null],
    ['received', 5, 7],
    ['undone', 5, null],
    ['theft', 1, null],
    ['theft', -1, 7],
    ['waste', 3, null],
    ['transfer', 3, 7],
  ])('takes %s of %i pieces of order %s for something else', (kind, quantity, orderId) => {
    expect(movementKind({ kind, quantity, orderId })).not.toBe(kind);
  });
});
