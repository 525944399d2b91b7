// Reads the reports of the test runners. Skipped and todo tests count as failed.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] The names of failed tests.
 * @property {string[]} [unsteady] The names of flaky tests, which passed only on a retry.
 */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const longestReason = 400;

/**
 * A name with a short reason: where only the end of a log is kept, its last lines must contain both.
 * @param {string} name
 * @param {(string | undefined)[]} reasons
 */
function withReason(name, [reason = '']) {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .map((line) => line.trim());
  const short = lines.filter((line) => line && !line.startsWith('at ')).join(' | ');
  return short ? `${name}: ${short.slice(0, longestReason)}` : name;
}

/**
 * Jest and Vitest write the same shape. A file that could not even be loaded counts as one failure.
 * @param {any} report
 * @returns {Counts}
 */
function countJest(report) {
  /** @type {any[]} */
  const files = report.testResults;
  const unloaded = files
    .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .map((file) => `${file.name}: could not be loaded`);
  const failures = files.flatMap((file) =>
    file.assertionResults
      .filter((/** @type {any} */ test) => test.status !== 'passed')
      .map((/** @type {any} */ test) =>
        withReason(`${file.name}: ${test.fullName} (${test.status})`, test.failureMessages ?? []),
      ),
  );
  const passed = report.numPassedTests;
  return {
    passed,
    failed: report.numTotalTests - passed + unloaded.length,
    failures: [...unloaded, ...failures],
  };
}

/**
 * @param {any} suite
 * @returns {any[]}
 */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * @param {any[]} results One per attempt.
 * @returns {string[]}
 */
const messagesOf = (results) =>
  results.flatMap(({ errors }) => errors.map((/** @type {any} */ { message }) => message));

/**
 * A journey that failed and then passed is listed separately: it is flaky, or the site is.
 * @param {any} report
 * @returns {Counts}
 */
function countPlaywright(report) {
  const { stats, errors } = report;
  const tests = specsOf(report).flatMap((spec) =>
    spec.tests.map((/** @type {any} */ { status, results }) => ({
      name: withReason(`${spec.file}: ${spec.title}`, messagesOf(results)),
      status,
    })),
  );
  /** @param {string[]} wanted */
  const named = (...wanted) =>
    tests.filter(({ status }) => wanted.includes(status)).map(({ name }) => name);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    failures: named('unexpected', 'skipped'),
    unsteady: named('flaky'),
  };
}

/**
 * The fault suite reports its own counts.
 * @param {Counts} report
 * @returns {Counts}
 */
const countFaults = ({ passed, failed }) => ({ passed, failed });

const readers = { jest: countJest, playwright: countPlaywright, faults: countFaults };

/**
 * The counts of one run. No report, no test, or a failed run without a failed test: one failure.
 * @param {keyof typeof readers} runner
 * @param {string} reportPath
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countTests(runner, reportPath, exitCode) {
  if (!existsSync(reportPath)) return { passed: 0, failed: 1 };
  const counts = readers[runner](readJson(reportPath));
  const failedUnseen = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return failedUnseen ? { ...counts, failed: 1 } : counts;
}

/**
 * A check without individual tests: one passed or one failed.
 * @param {boolean} isGood
 * @returns {Counts}
 */
export const countCheck = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });
