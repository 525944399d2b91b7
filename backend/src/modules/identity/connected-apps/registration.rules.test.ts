import { readMetadata } from './registration.rules';

const BODY = { client_name: 'Kitchen helper', redirect_uris: ['https://app.example/callback'] };

describe('what an app registers with', () => {
  it('is its name and where it is answered', () => {
    expect(readMetadata(BODY)).toEqual({
      name: 'Kitchen helper',
      redirectUris: ['https://app.example/callback'],
    });
  });

  it('has the host as its name where it says none, and no characters that nobody sees', () => {
    expect(readMetadata({ ...BODY, client_name: undefined }).name).toBe('app.example');
    expect(readMetadata({ ...BODY, client_name: ' \u202e\u200b ' }).name).toBe('app.example');
    expect(readMetadata({ ...BODY, client_name: 'A\u202eB\nC' }).name).toBe('A B C');
    expect(readMetadata({ ...BODY, client_name: '🥕'.repeat(100) }).name).toBe('🥕'.repeat(80));
  });

  it.each([
    [{ redirect_uris: undefined }, 'invalid_redirect_uri'],
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: 'https://app.example/' }, 'invalid_redirect_uri'],
    [{ redirect_uris: Array(11).fill('https://app.example/') }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://app.example/', 'javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    [{ response_types: ['token'] }, 'invalid_client_metadata'],
  ])('%j is refused with %s', (changes, code) => {
    expect(() => readMetadata({ ...BODY, ...changes })).toThrow(expect.objectContaining({ code }));
  });
});
