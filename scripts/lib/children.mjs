import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/**
 * @typedef {object} OwnOptions
 * @property {number} [timeoutMinutes]
 */
/** @typedef {import('node:child_process').SpawnOptions & OwnOptions} RunOptions */

/**
 * The running child processes. Only these are ever ended, each by its id.
 * @type {Set<ChildProcess>}
 */
const running = new Set();

/** Whether a signal to this process ends its children; see endChildrenOnSignal. */
let endsChildren = false;
/** Whether a signal has arrived: then nothing more is started, and nothing follows a finished run. */
let isLeaving = false;

/**
 * Starts a program without a shell.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function start(program, args, options = {}) {
  if (isLeaving) throw new Error(`A signal has come: not started any more: ${program}`);
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end and returns its exit code (1 after a signal or timeout). Where this process ends its
 * children on a signal, the program leads a process group, so that its own children end with it.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { timeoutMinutes, ...options } = {}) {
  return new Promise((resolve, reject) => {
    if (isLeaving) return;
    const child = start(program, args, { detached: endsChildren, ...options });
    if (endsChildren) leaders.add(child);
    const timer =
      timeoutMinutes &&
      setTimeout(() => {
        console.error(`Ended after ${timeoutMinutes} minutes without finishing: ${program}`);
        void stop(child);
      }, timeoutMinutes * 60_000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer || undefined);
      if (!isLeaving) resolve(code ?? 1);
    });
  });
}

/**
 * Runs a Node script or a tool's JavaScript entry with the current Node.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * `npm run <script> [-w workspace] -- <args>` with the npm that started this process, without a shell.
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

/** How long a child may take to end by itself. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 20;

/**
 * The children that lead a process group.
 * @type {WeakSet<ChildProcess>}
 */
const leaders = new WeakSet();

/**
 * Ends a child, including the process group it may lead, and waits until it is gone; after ten seconds it is killed.
 * @param {ChildProcess} child
 */
export async function stop(child) {
  await stopAlone(child);
  // npm, Jest and Playwright leave some of their children behind when they are terminated.
  if (leaders.has(child)) await stopGroup(child.pid ?? 0);
}

/** @param {number} leaderPid */
async function stopGroup(leaderPid) {
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
    const until = performance.now() + PATIENCE_MS;
    for (let sign = signalGroup(leaderPid, signal); sign; sign = signalGroup(leaderPid, 0)) {
      if (performance.now() > until) break;
      await sleep(LOOK_EVERY_MS);
    }
  }
}

/**
 * @param {number} leaderPid
 * @param {NodeJS.Signals | 0} signal 0 for none
 * @returns {boolean} whether any process of the group exists
 */
function signalGroup(leaderPid, signal) {
  try {
    return process.kill(-leaderPid, signal);
  } catch {
    return false;
  }
}

/** @param {ChildProcess} child */
function stopAlone(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const killTimer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      child.once('close', () => {
        clearTimeout(killTimer);
        resolve();
      });
      child.kill('SIGTERM');
    })
  );
}

/**
 * Cleanups to run when this process exits early.
 * @type {Set<() => Promise<void> | void>}
 */
const cleanUps = new Set();

/**
 * @param {() => Promise<void> | void} cleanUp
 * @returns {() => void} unregisters it
 */
export function cleanUpOnSignal(cleanUp) {
  cleanUps.add(cleanUp);
  return () => cleanUps.delete(cleanUp);
}

/**
 * On SIGINT, SIGTERM and SIGHUP: ends the children, cleans up and exits with the usual code.
 * @returns {() => void} removes the handlers
 */
export function endChildrenOnSignal() {
  /** @param {number} exitCode */
  const leave = async (exitCode) => {
    isLeaving = true;
    await Promise.all([...running].map(stop));
    await Promise.all([...cleanUps].map((cleanUp) => cleanUp()));
    process.exit(exitCode);
  };
  const onInterrupt = () => void leave(130);
  const onTerminate = () => void leave(143);
  const onHangUp = () => void leave(129);
  endsChildren = true;
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onTerminate);
  process.once('SIGHUP', onHangUp);
  return () => {
    endsChildren = false;
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onTerminate);
    process.off('SIGHUP', onHangUp);
  };
}
