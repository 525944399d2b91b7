import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

// A slot takes as many orders as in a new shop, not as many as journeys need.
process.env['E2E_SETTINGS'] = JSON.stringify({ SLOT_CAPACITY: '40' });

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  testMatch: '*.shots.ts',
  globalSetup: '../kit/global-setup.ts',
  reporter: 'line',
});
