import { expect, type Page } from '@playwright/test';

/** Watches a page for what must never happen: errors in its console and requests to another host. */
export class PageGuard {
  private readonly problems: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(page: Page, baseUrl: string) {
    const ownHost = new URL(baseUrl).host;
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.problems.push(`page error: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      const leaves = ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol);
      if (leaves && url.host !== ownHost) this.problems.push(`other host: ${url.href}`);
    });
  }

  /** Chromium notes every refused request in the console; a test that provokes one says so here. */
  expectRefusals(...statuses: number[]): void {
    for (const status of statuses) this.expected.push(new RegExp(`status of ${status} `));
  }

  /** Chromium's note on a request that the test has cut off. */
  expectLostConnections(): void {
    this.expected.push(/Failed to load resource: net::ERR_/);
  }

  verify(): void {
    const unexpected = this.problems.filter(
      (problem) => !this.expected.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, 'console errors and requests to other hosts').toEqual([]);
  }
}
