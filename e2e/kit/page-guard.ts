import { expect, type Page } from '@playwright/test';

/** Says in the console what the browser's own policy has refused. */
const sayViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`security policy: ${violatedDirective} refuses ${blockedURI}`),
  );

/**
 * Watches a page for what must never happen: errors in its console, requests to another host, windows that a script
 * opened to say something, and anything that the Content-Security-Policy had to refuse.
 */
export class PageGuard {
  private readonly problems: string[] = [];
  private readonly expected: RegExp[] = [];
  private isOver = false;

  /** Watches a page from its next address on. */
  static async over(page: Page, baseUrl: string): Promise<PageGuard> {
    await page.addInitScript(sayViolations);
    return new PageGuard(page, baseUrl);
  }

  private constructor(page: Page, baseUrl: string) {
    const ownHost = new URL(baseUrl).host;
    page.on('dialog', (dialog) => {
      // Whoever leaves a form half filled may be asked by the browser; nothing else asks by a window.
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

  /** Chromium notes every refused request in the console; a test that provokes one says so here. */
  expectRefusals(...statuses: number[]): void {
    for (const status of statuses) this.expected.push(new RegExp(`status of ${status} `));
  }

  /** Chromium's note on a request that the test has cut off. */
  expectLostConnections(): void {
    this.expected.push(/Failed to load resource: net::ERR_/);
  }

  /** React's note on a screen whose file the test has cut off: by the name of its module. */
  expectLostScreen(name: string): void {
    this.expected.push(
      new RegExp(`Failed to fetch dynamically imported module: .*/assets/${name}-`),
    );
  }

  /** The journey leads to a page of somebody else. */
  expectOtherHost(host: string): void {
    this.expected.push(new RegExp(`^other host: https?://${host.replaceAll('.', '\\.')}/`));
  }

  /** The journey is over: what its page does from now on is not part of it. */
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
