import { expect, type Page } from '@playwright/test';

/** Logs Content-Security-Policy violations to the console. */
const sayViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`security policy: ${violatedDirective} refuses ${blockedURI}`),
  );

/**
 * Watches a page for forbidden events: console errors, requests to another host, script dialogs, and
 * Content-Security-Policy violations.
 */
export class PageGuard {
  private readonly problems: string[] = [];
  private readonly expected: RegExp[] = [];
  private isOver = false;

  /** Watches a page from its next navigation on. */
  static async over(page: Page, baseUrl: string): Promise<PageGuard> {
    await page.addInitScript(sayViolations);
    return new PageGuard(page, baseUrl);
  }

  private constructor(page: Page, baseUrl: string) {
    const ownHost = new URL(baseUrl).host;
    page.on('dialog', (dialog) => {
      // Only the browser's confirmation when leaving a partly filled form is allowed.
      if (dialog.type() !== 'beforeunload') this.note(`dialog: ${dialog.message()}`);
      void dialog.dismiss().catch(() => undefined);
    });
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.note(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.note(`page error: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      const leaves = ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol);
      if (leaves && url.host !== ownHost) this.note(`other host: ${url.href}`);
    });
  }

  /** Chromium logs every refused request to the console; tests announce those they provoke here. */
  expectRefusals(...statuses: number[]): void {
    for (const status of statuses) this.expected.push(new RegExp(`status of ${status} `));
  }

  /** Allows Chromium's console message about a request that the test has aborted. */
  expectLostConnections(): void {
    this.expected.push(/Failed to load resource: net::ERR_/);
  }

  /** Allows a journey to another host. */
  expectOtherHost(host: string): void {
    this.expected.push(new RegExp(`^other host: https?://${host.replaceAll('.', '\\.')}/`));
  }

  /** Ends watching: the page's further behaviour is not part of the journey. */
  end(): void {
    this.isOver = true;
  }

  private note(problem: string): void {
    if (!this.isOver) this.problems.push(problem);
  }

  verify(): void {
    const unexpected = this.problems.filter(
      (problem) => !this.expected.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, 'console errors, requests to other hosts, refused scripts').toEqual([]);
  }
}
