import { describe, expect, it } from 'vitest';

import { nameUserAgent } from './user-agent.rules';

describe('the name of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge on macOS',
    ],
    ['Mozilla/5.0 (something new)', 'Browser'],
    ['curl/8.5.0', 'curl/8.5.0'],
    ['Firefox on Windows', 'Firefox on Windows'],
    [`${'x'.repeat(80)}`, `${'x'.repeat(60)}…`],
    ['', 'Unknown browser'],
    [null, 'Unknown browser'],
  ])('%s', (userAgent, name) => {
    expect(nameUserAgent(userAgent)).toBe(name);
  });
});
