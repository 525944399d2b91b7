import { expect, type Page } from '@playwright/test';

/**
 * Fetches a server-rendered page: a busy server sends a page unrendered, so it retries.
 * @param fetch opens or fetches the page once
 * @returns the response and its original HTML
 */
export async function fetchRendered<T extends { text(): Promise<string> }>(
  fetch: () => Promise<T | null>,
): Promise<{ response: T; html: string }> {
  let found: { response: T; html: string } | undefined;
  await expect(async () => {
    const response = (await fetch())!;
    const html = await response.text();
    expect(html).toContain('<div id="root" data-server-rendered>');
    found = { response, html };
  }).toPass({ timeout: 60_000 });
  return found!;
}

/** Opens a server-rendered page. */
export const openRendered = (page: Page, path: string) =>
  fetchRendered(() => page.goto(path, { waitUntil: 'load' }));
