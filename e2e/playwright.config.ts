import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '../scripts/lib/programs.mjs';
import { withFonts } from './kit/fonts';

const jsonReport = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './kit/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A failed test is retried once, to distinguish flaky tests, which scripts/test.mjs lists, from broken ones.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: jsonReport ? [['list'], ['json', { outputFile: jsonReport }]] : [['list']],
  use: {
    baseURL: process.env['E2E_BASE_URL'],
    browserName: 'chromium',
    // Tests intercept requests of pages; the worker has its own tests (offline.spec.ts).
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessChromium(),
      // Whatever is installed here, texts have the same width as on most desktops.
      env: withFonts('arial'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-dev-shm-usage',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
