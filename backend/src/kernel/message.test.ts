import fc from 'fast-check';
import { allMessages, defineMessages, formatMessage } from './message';

const messages = defineMessages('test', {
  plain: 'The cart is empty',
  twice: '{name}, only {name}',
  money: 'The total is now {totalPaise}, not {oldPaise}',
  count: 'At most {mostCount} pieces of {name}',
  moved: 'Now {slotDay}, {slotWindow}',
  status: 'It is {orderStatus}',
});

describe('a message', () => {
  it('has an id, its values, and its English', () => {
    expect(messages.plain()).toEqual({
      messageId: 'test.plain',
      params: {},
      text: 'The cart is empty',
    });
    expect(messages.twice({ name: 'Tomato' })).toEqual({
      messageId: 'test.twice',
      params: { name: 'Tomato' },
      text: 'Tomato, only Tomato',
    });
  });

  it('writes amounts of money as rupees, and groups the digits of counts', () => {
    expect(messages.money({ totalPaise: 12_345_650, oldPaise: 100 }).text).toBe(
      'The total is now ₹1,23,456.50, not ₹1',
    );
    expect(messages.count({ mostCount: 1_000_000, name: 'rice' }).text).toBe(
      'At most 10,00,000 pieces of rice',
    );
  });

  it('writes days, delivery windows and statuses as each language does', () => {
    const slot = { slotDay: '2026-11-28', slotWindow: '660-780' };
    expect(messages.moved(slot)).toMatchObject({
      params: slot,
      text: 'Now Sat, 28 Nov, 11 am – 1 pm',
    });
    const inHindi = (template: string, params: Record<string, string>) =>
      formatMessage(template, params, 'hi');
    expect(inHindi('{slotDay}, {slotWindow}', slot)).toBe('शनि, 28 नव॰, सुबह 11 – दोपहर 1');
    expect(messages.status({ orderStatus: 'out for delivery' }).text).toBe(
      'It is out for delivery',
    );
    expect(inHindi('{orderStatus}', { orderStatus: 'out for delivery' })).toBe('रास्ते में');
  });

  it('keeps only the values that it has places for', () => {
    const more = { name: 'Tomato', password: 'secret' };
    expect(messages.twice(more).params).toEqual({ name: 'Tomato' });
  });

  it('writes any value as it is, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(messages.twice({ name }).text).toBe(`${name}, only ${name}`);
      }),
    );
  });

  it('can be written again from its template and its values', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), (mostCount, name) => {
        const { messageId, params, text } = messages.count({ mostCount, name });
        expect(formatMessage(allMessages().get(messageId) ?? '', params)).toBe(text);
      }),
    );
  });

  it('has an id of its own', () => {
    expect(() => defineMessages('test', { plain: 'Another' })).toThrow('two messages test.plain');
  });
});
