import { CachedResponse, ResponseCache } from './response-cache';

const answer = (text: string, isFresh = () => true) =>
  new CachedResponse(text.padEnd(5_000), isFresh, 'products', 1);

describe('the response cache', () => {
  it('keeps a short response at once', () => {
    const cache = new ResponseCache(() => 0);
    cache.keep('question', new CachedResponse('one product', () => true, 'products', 1));
    expect(cache.find('question')?.text).toBe('one product');
  });

  it('keeps a long response from the second request on', () => {
    const cache = new ResponseCache(() => 0);
    cache.keep('question', answer('first'));
    expect(cache.find('question')).toBeUndefined();
    cache.keep('question', answer('second'));
    expect(cache.find('question')?.text.trim()).toBe('second');
  });

  it('drops a stale response, and keeps the next one at once', () => {
    const cache = new ResponseCache(() => 0);
    let isFresh = true;
    for (let asked = 0; asked < 2; asked++)
      cache.keep(
        'question',
        answer('old', () => isFresh),
      );
    isFresh = false;
    expect(cache.find('question')).toBeUndefined();
    cache.keep('question', answer('new'));
    expect(cache.find('question')?.text.trim()).toBe('new');
  });

  it('does not take a request for another one', () => {
    const cache = new ResponseCache(() => 0);
    for (const question of ['one', 'two', 'three', 'four'])
      for (let asked = 0; asked < 2; asked++) cache.keep(question, answer(`about ${question}`));
    for (const question of ['one', 'two', 'three', 'four'])
      expect(cache.find(question)?.text.trim()).toBe(`about ${question}`);
  });
});
