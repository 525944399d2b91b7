import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from './paths.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/**
 * @typedef {object} OwnOptions
 * @property {number} [timeoutMinutes]
 * @property {boolean} [yields] Whether it takes only what nobody else wants of the processor; its children, too.
 */
/** @typedef {import('node:child_process').SpawnOptions & OwnOptions} RunOptions */

/**
 * The children that still run. Only these are ever ended, each by its own id.
 * @type {Set<ChildProcess>}
 */
const running = new Set();

/**
 * Starts a program without a shell.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function start(program, args, { yields, ...options } = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end and answers its exit code (1 when a signal ended it, or the time ran out).
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { timeoutMinutes, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(program, args, options);
    const timer =
      timeoutMinutes &&
      setTimeout(() => {
        console.error(`Ended after ${timeoutMinutes} minutes without finishing: ${program}`);
        child.kill('SIGTERM');
      }, timeoutMinutes * 60_000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer || undefined);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a Node script or a tool's JavaScript entry with this very Node.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * `npm run <script> [-w workspace] -- <args>` through the npm that started us, without a shell.
 * @param {string} script
 * @param {{ workspace?: string, args?: string[] } & RunOptions} [options]
 */
export function runNpm(script, { workspace, args = [], ...options } = {}) {
  const npmArgs = [
    'run',
    '--silent',
    script,
    ...(workspace ? ['--workspace', workspace] : []),
    ...(args.length > 0 ? ['--', ...args] : []),
  ];
  const npmCli = process.env['npm_execpath'];
  return npmCli ? runNode([npmCli, ...npmArgs], options) : run('npm', npmArgs, options);
}

/**
 * Ends a child and waits until it is gone; after ten seconds it is killed.
 * @param {ChildProcess} child
 */
export function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      child.once('close', () => {
        clearTimeout(killTimer);
        resolve();
      });
      child.kill('SIGTERM');
    })
  );
}

/**
 * What has to be put in order before this process leaves early.
 * @type {Set<() => Promise<void> | void>}
 */
const cleanUps = new Set();

/**
 * @param {() => Promise<void> | void} cleanUp
 * @returns {() => void} forgets it again, once it has been done
 */
export function cleanUpOnSignal(cleanUp) {
  cleanUps.add(cleanUp);
  return () => cleanUps.delete(cleanUp);
}

/**
 * On Ctrl-C and a plain kill: ends the children, cleans up and leaves with the usual code.
 * @returns {() => void} takes the handlers away again
 */
export function endChildrenOnSignal() {
  /** @param {number} exitCode */
  const leave = async (exitCode) => {
    await Promise.all([...running].map(stop));
    await Promise.all([...cleanUps].map((cleanUp) => cleanUp()));
    process.exit(exitCode);
  };
  const onInterrupt = () => void leave(130);
  const onTerminate = () => void leave(143);
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onTerminate);
  return () => {
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onTerminate);
  };
}
