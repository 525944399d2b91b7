import { expect, type Locator, type Page } from '@playwright/test';

/** The fingers of a customer, which count what they do: every click or tap, and every key. */
export class Fingers {
  taps = 0;
  keystrokes = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.click();
  }

  /** Taps what opens another app, of which there is none here. */
  async tapAway(target: Locator): Promise<void> {
    this.taps++;
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeInViewport();
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    this.keystrokes += text.length;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.keystrokes++;
    await this.page.keyboard.press(key);
  }
}
