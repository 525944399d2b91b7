import { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

interface Question {
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

/** Records the page's requests to the server from now on. */
function questionsOf(page: Page): Question[] {
  const questions: Question[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) questions.push(request.postDataJSON() as Question);
  });
  return questions;
}

test('the site sends the names of its operations, which the server knows, not their texts', async ({
  customer,
}) => {
  const questions = questionsOf(customer.page);
  await customer.page.goto('/client/home?search=tomato');
  await expect(customer.page.getByRole('main').getByRole('table')).toBeVisible();
  expect(questions.length).toBeGreaterThan(0);
  for (const { query, extensions } of questions) {
    expect(query).toBeUndefined();
    expect(extensions?.persistedQuery?.sha256Hash).toMatch(/^\w+@[\w-]{12}$/);
  }
});

test('a page of an older build goes on with texts', async ({ customer, guard }) => {
  guard.expectRefusals(404);
  const { page } = customer;
  let renamed = 0;
  await page.route('**/graphql', (route) => {
    const text = route.request().postData() ?? '';
    if (!/"sha256Hash"/.test(text) || /"query"/.test(text)) return route.continue();
    renamed++;
    return route.continue({ postData: text.replace(/@[\w-]{12}"/, '@older-build-"') });
  });
  const questions = questionsOf(page);
  await page.goto('/client/home?search=tomato');
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  expect(renamed).toBeGreaterThan(0);
  expect(questions.some(({ query }) => query?.includes('products'))).toBe(true);
});
