import { expect, type Page, type Request } from '@playwright/test';

/** The names of the operations that a page sends while it opens. */
export async function askedBy(page: Page, address: string, heading: string): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: Request) => {
    if (new URL(request.url()).pathname === '/graphql')
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
  };
  page.on('request', note);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return asked;
}
