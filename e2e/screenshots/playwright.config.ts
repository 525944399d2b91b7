import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  testMatch: '*.shots.ts',
  globalSetup: '../kit/global-setup.ts',
  reporter: 'line',
});
