import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

// Slots have the capacity of a new shop, not the higher one of journeys.
process.env['E2E_SETTINGS'] = JSON.stringify({ SLOT_CAPACITY: '40' });

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  testMatch: '*.shots.ts',
  globalSetup: '../kit/global-setup.ts',
  reporter: 'line',
});
