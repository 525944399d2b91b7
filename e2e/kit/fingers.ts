import { expect, type Locator, type Page } from '@playwright/test';

/** Performs and counts a customer's actions: every click or tap, and every key. */
export class Fingers {
  taps = 0;
  keystrokes = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.click();
  }

  /** Taps a link to another app, which does not exist here. */
  async tapAway(target: Locator): Promise<void> {
    this.taps++;
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeInViewport();
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    this.keystrokes += text.length;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.keystrokes++;
    await this.page.keyboard.press(key);
  }
}
