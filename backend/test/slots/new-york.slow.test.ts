import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const backend = join(__dirname, '../..');
const jestProgram = require.resolve('jest/bin/jest');
const JEST_ARGUMENTS = ['--selectProjects', 'api', '-w', '1', '--json', '--', 'test/slots/cut-off'];

/** The time zone of a process is set from outside: the same tests, in a separate process. */
describe('where the server stands in New York', () => {
  it('every slot closes on the same second', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [jestProgram, ...JEST_ARGUMENTS],
      {
        cwd: backend,
        env: { ...process.env, TZ: 'America/New_York' },
        maxBuffer: 16 * 1024 * 1024,
      },
    );
    const { numPassedTests, numFailedTests } = JSON.parse(stdout);
    expect(numFailedTests).toBe(0);
    expect(numPassedTests).toBeGreaterThanOrEqual(22);
  });
});
