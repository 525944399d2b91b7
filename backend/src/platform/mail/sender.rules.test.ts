import { readSender } from './sender.rules';

describe('readSender', () => {
  it.each([
    ['shop@example.in', '', 'shop@example.in'],
    ['<shop@example.in>', '', 'shop@example.in'],
    ['Grocessay <shop@example.in>', 'Grocessay', 'shop@example.in'],
    ['"Grocessay" <shop@example.in>', 'Grocessay', 'shop@example.in'],
    ['Patil, Sons & Co <shop@example.in>', 'Patil, Sons & Co', 'shop@example.in'],
    ['A <b> C <shop@example.in>', 'A <b> C', 'shop@example.in'],
    ['आशा किराना <shop@example.in>', 'आशा किराना', 'shop@example.in'],
  ])('of %j is %j, %j', (from, name, address) => {
    expect(readSender(from)).toEqual({ name, address });
  });
});
