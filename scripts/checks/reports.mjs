// Reads what the test runners report. A skipped or planned test counts as failed: nothing passes by skipping.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Jest and Vitest write the same shape. A file that could not even be loaded counts as one failure.
 * @param {any} report
 * @returns {Counts}
 */
function countJest(report) {
  const unloaded = report.testResults.filter(
    /** @param {any} file */
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const passed = report.numPassedTests;
  return { passed, failed: report.numTotalTests - passed + unloaded };
}

/**
 * @param {any} report
 * @returns {Counts}
 */
function countPlaywright({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed };
}

/**
 * The fault suite counts by itself.
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
  const { passed, failed } = readers[runner](readJson(reportPath));
  const failedUnseen = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: failedUnseen ? 1 : failed };
}

/**
 * A check without tests of its own: one passed or one failed.
 * @param {boolean} isGood
 * @returns {Counts}
 */
export const countCheck = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });
