import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { showLanguage } from '../lib/language';
import { renderApp } from '../../test/render-app';

afterEach(() => {
  document.cookie = 'language=; max-age=0; path=/';
  showLanguage('en');
});

it('shows the shop in the language that was chosen, and keeps it', async () => {
  const { user } = renderApp('/about-us');
  expect(await screen.findByRole('heading', { name: 'About Us', level: 1 })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'हिन्दी');

  expect(await screen.findByRole('heading', { name: 'हमारे बारे में', level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'भाषा' })).toHaveFocus());
  expect(document.documentElement.lang).toBe('hi');
  expect(document.cookie).toContain('language=hi');
  await waitFor(() => expect(document.title).toBe('हमारे बारे में · Grocessay'));

  await user.selectOptions(screen.getByRole('combobox', { name: 'भाषा' }), 'मराठी');
  expect(await screen.findByRole('heading', { name: 'आमच्याविषयी', level: 1 })).toBeVisible();
  expect(document.documentElement.lang).toBe('mr');

  await user.selectOptions(screen.getByRole('combobox', { name: 'भाषा' }), 'English');
  expect(await screen.findByRole('heading', { name: 'About Us', level: 1 })).toBeVisible();
  expect(document.documentElement.lang).toBe('en-IN');
});
