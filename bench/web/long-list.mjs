// Two thousand products in the shop's list: loads them page by page, scrolls through, and adds one to the cart.
/// <reference lib="dom" />
/* global document, window -- the functions that run in the page */
/** @typedef {import('puppeteer-core').Page} Tab */
/** @typedef {{ name: string, products: number, taskMs: number[] }} Phase durations of tasks over 50 ms */

const WANTED = 2000;
const PIXELS_A_SECOND = 6000;

/** @param {Tab} tab */
const productsOn = (tab) => tab.$$eval('main article', (cards) => cards.length);

/**
 * @param {Tab} tab
 * @param {string} url of the shop
 * @returns {Promise<Phase[]>}
 */
export async function scrollThrough(tab, url) {
  await tab.goto(`${url}/shop`, { waitUntil: 'networkidle0' });
  const more = await watched(tab, 'load more, 24 at a time', () => loadMore(tab));
  const down = await watched(tab, 'scroll down', () => scroll(tab, -1));
  const up = await watched(tab, 'scroll up', () => scroll(tab, 1));
  const add = await watched(tab, 'ADD', () => addToCart(tab));
  return [more, down, up, add];
}

/** @param {Tab} tab */
async function loadMore(tab) {
  for (let count = await productsOn(tab); count < WANTED; count = await productsOn(tab)) {
    const button = await tab.waitForSelector('.shop-results > button');
    if (!button) throw new Error('there is no button for more products');
    await button.scrollIntoView();
    await button.tap();
    await tab.waitForFunction(
      (before) => document.querySelectorAll('main article').length > before,
      { polling: 100 },
      count,
    );
  }
}

/**
 * Scrolls without a pause from one end of the list to the other.
 * @param {Tab} tab
 * @param {1 | -1} direction -1 moves the list up, showing what is below
 */
async function scroll(tab, direction) {
  const heightPx = await tab.evaluate(() => document.documentElement.scrollHeight);
  const session = await tab.createCDPSession();
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 400,
    yDistance: direction * heightPx,
    speed: PIXELS_A_SECOND,
    gestureSourceType: 'touch',
  });
  await session.detach();
}

/** @param {Tab} tab */
async function addToCart(tab) {
  await tab.evaluate(() => window.scrollTo(0, 0));
  await tab.tap('main article .cart-control button');
  await tab.waitForSelector('main article .cart-control [role=spinbutton], .cart-control input');
  await tab.waitForNetworkIdle();
}

/**
 * Runs some work, and records the long tasks of the page's main thread (over 50 ms, as browsers define them).
 * @param {Tab} tab
 * @param {string} name
 * @param {() => Promise<void>} work
 * @returns {Promise<Phase>}
 */
async function watched(tab, name, work) {
  await tab.evaluate(() => {
    /** @type {number[]} */
    const taskMs = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) taskMs.push(duration);
    });
    observer.observe(/** @type {any} */ ({ type: 'longtask' }));
    Object.assign(window, { longTasks: { taskMs, observer } });
  });
  await work();
  const taskMs = await tab.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { observer, taskMs: found } = /** @type {any} */ (window).longTasks;
    observer.disconnect();
    return found;
  });
  return { name, products: await productsOn(tab), taskMs };
}
