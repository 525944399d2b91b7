import { expect, type Page } from '@playwright/test';

/**
 * Fetches a page as the server renders it: while the server is busy it sends a page unrendered, and renders it the
 * next time.
 * @param fetch opens or fetches the page once
 * @returns the answer, and its HTML as it was sent
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

/** Opens a page as the server renders it. */
export const openRendered = (page: Page, path: string) =>
  fetchRendered(() => page.goto(path, { waitUntil: 'load' }));
