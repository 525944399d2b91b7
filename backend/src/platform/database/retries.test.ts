import { ConflictError, DatabaseGoneError } from './database-failure';
import { UnknownOutcomeError, withRetries } from './retries';

const lost = () => Object.assign(new Error('lost'), { code: 'PROTOCOL_CONNECTION_LOST' });
const unknown = (cause: Error = lost()) => new UnknownOutcomeError('unknown', { cause });

/** Work that fails with these errors in order, and then succeeds. */
function failing(...errors: Error[]) {
  return jest.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  });
}

describe('a transaction', () => {
  it.each([
    ['met another one', new ConflictError()],
    ['lost its connection', lost()],
  ])('that %s is run again', async (_, error) => {
    const attempt = failing(error, error);
    await expect(withRetries(false, attempt)).resolves.toBe('done');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['is at fault itself', new Error('no such column')],
    ['has no database any more', new DatabaseGoneError('silence')],
  ])('that %s is not', async (_, error) => {
    const attempt = failing(error);
    await expect(withRetries(true, attempt)).rejects.toBe(error);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('is not run again for ever', async () => {
    const conflict = new ConflictError();
    const attempt = jest.fn(() => Promise.reject(conflict));
    await expect(withRetries(true, attempt)).rejects.toBe(conflict);
    expect(attempt).toHaveBeenCalledTimes(10);
  });

  it('whose outcome is unknown is run again where it finds out by itself', async () => {
    const attempt = failing(unknown(), unknown());
    await expect(withRetries(true, attempt)).resolves.toBe('done');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('whose outcome is unknown is never run again where it does not', async () => {
    const attempt = failing(unknown());
    await expect(withRetries(false, attempt)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('may have happened or not'),
    });
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('whose outcome stays unknown is told as what stood in its way', async () => {
    const gone = new DatabaseGoneError('silence');
    await expect(withRetries(true, failing(unknown(gone)))).rejects.toBe(gone);
  });
});
