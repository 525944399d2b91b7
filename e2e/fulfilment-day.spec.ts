import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { checkIntegrity } from '../scripts/lib/check-integrity.mjs';
import { newShopData, shopAdmin, startShop } from '../scripts/lib/shop-server.mjs';
import { boardDay } from './kit/board';
import { storeAuthorization } from './kit/fixtures';
import { newRider, rideRounds } from './kit/rounds';
import { ShopApi } from './kit/shop-api';
import {
  addCoupon,
  addProduct,
  addToCart,
  addVoucher,
  logIn,
  logInAdmin,
  payOrder,
  placeOrder,
  readProduct,
  redeem,
  register,
} from './kit/shared';
import { PHONE } from './kit/viewports';

/** The products, with their prices in paise. */
const prices = { papaya: 10_000, rice: 6_000, broken: 5_000, dal: 8_000 };
const names = {
  papaya: 'Ripe papaya',
  rice: 'Sona rice',
  broken: 'Broken sona rice',
  dal: 'Loose dal',
};
type Kind = keyof typeof prices;
/** Sold by weight: a piece is a kilogram. */
const packGrams: Partial<Record<Kind, number>> = { dal: 1_000 };
const initialStock = 100;

/** What happens to a line during picking: by default, it is picked completely. */
type Event = { missing: number } | { instead: Kind } | { grams: number };

/** An order of the day, with the sums that an accountant calculated by hand. */
interface Plan {
  lines: Partial<Record<Kind, number>>;
  method: 'CARD' | 'CASH_ON_DELIVERY';
  /** The coupon's percentage off the whole order. */
  percentOff?: 12;
  giftPaise?: number;
  picked?: Partial<Record<Kind, Event>>;
  /** The final sum to pay, and the refund to the card. */
  toPayPaise: number;
  refundedPaise?: number;
}

const plans: Plan[] = [
  // One of two papayas is missing: 100 and 60.
  { ...cash({ papaya: 2, rice: 1 }), picked: { papaya: { missing: 1 } }, toPayPaise: 16_000 },
  // 5 percent off for paying online. The rice is missing: 60 less 3 are refunded to the card.
  {
    ...card({ papaya: 1, rice: 1 }),
    picked: { rice: { missing: 1 } },
    ...{ toPayPaise: 9_500, refundedPaise: 5_700 },
  },
  // Broken rice for 50 instead of rice for 60.
  { ...cash({ papaya: 2, rice: 1 }), picked: { rice: { instead: 'broken' } }, toPayPaise: 25_000 },
  // 12 percent off 260 are 31.20, and 5 percent off the rest 11.44. One papaya less: 100 less 12 less 4.40 are
  // refunded.
  {
    ...card({ papaya: 2, rice: 1 }),
    ...{ percentOff: 12, picked: { papaya: { missing: 1 } } },
    ...{ toPayPaise: 13_376, refundedPaise: 8_360 },
  },
  // 160, of which gift credit pays 50.
  { ...cash({ papaya: 1, rice: 1 }), giftPaise: 5_000, toPayPaise: 11_000 },
  // 900 grams at 80 for a kilogram.
  { ...cash({ papaya: 1, dal: 1 }), picked: { dal: { grams: 900 } }, toPayPaise: 17_200 },
  { ...card({ papaya: 1, broken: 2 }), toPayPaise: 19_000 },
  // 100 grams more than two kilograms, as a gift of the shop.
  { ...cash({ rice: 2, dal: 2 }), picked: { dal: { grams: 2_100 } }, toPayPaise: 28_000 },
  { ...card({ broken: 1 }), toPayPaise: 4_750 },
  // Nobody is at home.
  { ...cash({ broken: 2 }), toPayPaise: 10_000 },
];
/** Pieces that are in the bags, or were written off as missing on the shelf. */
const soldPieces = {
  papaya: 2 + 1 + 2 + 2 + 1 + 1 + 1,
  rice: 1 + 1 + 1 + 1 + 2,
  broken: 1 + 2 + 1 + 2,
  dal: 1 + 2,
};
const undelivered = 9;
const cashPaise = plans
  .filter(({ method }, place) => method === 'CASH_ON_DELIVERY' && place !== undelivered)
  .reduce((sum, { toPayPaise }) => sum + toPayPaise, 0);

function cash(lines: Plan['lines']) {
  return { lines, method: 'CASH_ON_DELIVERY' } as const;
}
function card(lines: Plan['lines']) {
  return { lines, method: 'CARD' } as const;
}

/** Places the planned orders of ten customers. Returns the numbers of the orders, and of the products by kind. */
async function placeOrders(admin: ShopApi, newApi: () => Promise<ShopApi>) {
  const products = {} as Record<Kind, { id: string }>;
  for (const kind of Object.keys(prices) as Kind[])
    products[kind] = await addProduct(admin, {
      ...{ name: names[kind], mrpPaise: prices[kind], stockQuantity: initialStock },
      ...(packGrams[kind] && { packGrams: packGrams[kind] }),
    });
  const ids: string[] = [];
  for (const { lines, method, percentOff, giftPaise } of plans) {
    const api = await newApi();
    await logIn(api, await register(api));
    if (giftPaise) await redeem(api, await addVoucher(admin, giftPaise));
    for (const [kind, quantity] of Object.entries(lines))
      await addToCart(api, products[kind as Kind].id, quantity);
    const { id } = await placeOrder(api, method, {
      deliverySlotId: `${boardDay()}/1020`,
      ...(percentOff && { couponCode: await addCoupon(admin) }),
      ...(giftPaise && { useGiftCredit: true }),
    });
    if (method === 'CARD') await payOrder(api, id);
    ids.push(id);
  }
  return { ids, products };
}

/** The connection of a picker: it can be lost, or the server can be down. */
interface Connection {
  lose: () => Promise<void>;
  restore: () => Promise<void>;
}

/** Picks the planned orders in one walk, while the connection is lost and restored. */
async function pick(page: Page, ids: readonly string[], cuts: ReadonlyMap<number, Connection>) {
  const lineCount = plans.reduce((sum, { lines }) => sum + Object.keys(lines).length, 0);
  const progress = page.getByRole('status').filter({ hasText: 'products done' });
  const next = page.getByRole('region', { name: 'Next product' });
  let lost: Connection | undefined;
  const restore = async () => {
    await lost?.restore();
    lost = undefined;
  };
  for (let done = 0; done < lineCount; done++) {
    await expect(progress).toHaveText(`${done} of ${lineCount} products done`);
    // Three lines are picked without a connection.
    if (done % 6 === 3) await restore();
    const cut = cuts.get(done);
    if (cut) await cut.lose();
    lost ??= cut;
    const name = await next.getByRole('heading').innerText();
    const kind = (Object.keys(names) as Kind[]).find((each) => names[each] === name);
    const [, id = ''] = /Order (\d+)/.exec(await next.innerText()) ?? [];
    const event = kind && plans[ids.indexOf(id)]?.picked?.[kind];
    // Possible substitutes are only fetched on demand.
    if (event && 'instead' in event) await restore();
    await takeLine(page, event);
  }
  await restore();
}

/** Picks one line, with the minimum number of taps. */
async function takeLine(page: Page, event: Event | undefined) {
  const dialog = page.getByRole('dialog');
  if (!event) return page.getByRole('button', { name: 'Picked', exact: true }).click();
  if ('grams' in event) {
    await page.getByRole('textbox', { name: 'Weight in grams' }).fill(String(event.grams));
    return page.getByRole('button', { name: 'Weighed', exact: true }).click();
  }
  const oneLess = page.getByRole('button', { name: 'One less' });
  if ('missing' in event && (await oneLess.isVisible())) {
    await oneLess.click();
    await page.getByRole('button', { name: '1 picked, 1 missing' }).click();
  } else await page.getByRole('button', { name: 'Missing', exact: true }).click();
  if ('missing' in event) await dialog.getByRole('button', { name: 'Not on the shelf' }).click();
  else await dialog.getByRole('button', { name: names[event.instead] }).click();
}

const moneyOf = `query ($id: ID!) {
  adminOrder(id: $id) {
    order { status toCollectPaise bill { toPayPaise } refunds { status amountPaise } }
  }
}`;

interface Money {
  order: {
    status: string;
    toCollectPaise: number;
    bill: { toPayPaise: number };
    refunds: { status: string; amountPaise: number }[];
  };
}

test('ten orders are picked, delivered and settled to the paisa, while the connection and the server fail @mariadb', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(300_000);
  const data = await newShopData(process.env['E2E_DATABASE_URL']);
  let shop = await startShop(data);
  const contexts: BrowserContext[] = [];
  try {
    const newApi = async () =>
      new ShopApi(await playwright.request.newContext({ baseURL: shop.url }));
    const context = await browser.newContext({
      ...{ baseURL: shop.url, viewport: PHONE },
    });
    contexts.push(context);
    const admin = new ShopApi(context.request);
    const { id: adminId } = await logInAdmin(admin, shopAdmin);
    await storeAuthorization(context, 'admin', adminId, shop.url);
    const { ids, products } = await placeOrders(admin, newApi);
    const server: Connection = {
      lose: () => shop.kill(),
      restore: async () => {
        shop = await startShop(data, shop.port);
      },
    };
    const line: Connection = {
      lose: () => context.setOffline(true),
      restore: () => context.setOffline(false),
    };

    const page = await context.newPage();
    await page.goto(`/admin/picking?orders=${ids.join(',')}`);
    await pick(
      page,
      ids,
      new Map([
        [6, line],
        [12, server],
      ]),
    );
    for (const [place, id] of ids.entries()) {
      if (place === 4) await server.lose();
      if (place === 7) await server.restore();
      const end = page.getByRole('region', { name: `End of order ${id}` });
      await end.getByRole('button', { name: 'Packed' }).click();
    }
    for (const id of ids) await expect(page.getByText(`Order ${id} is packed.`)).toBeVisible();

    const rider = await newRider(admin, (await newApi()).request, data.folder);
    await page.goto(`/admin/rounds?day=${boardDay()}`);
    for (const id of ids) await page.getByLabel(`Choose order ${id}`, { exact: true }).check();
    await page.getByRole('main').getByLabel('Rider').selectOption({ label: rider.email });
    await page.getByRole('button', { name: 'Give to the rider' }).click();
    const round = page.getByRole('region', { name: /^Round \d+$/ });
    await expect(round).toContainText('not started');
    await rideRounds(rider, [ids[undelivered] ?? '']);
    await page.reload();
    await round.getByRole('button', { name: /^Hand in the cash/ }).click();
    const dialog = page.getByRole('dialog');
    // Ten rupees are missing.
    await dialog.getByLabel('Counted').fill(String(cashPaise / 100 - 10));
    await dialog.getByLabel('Reason for the difference').fill('Change for a customer');
    await dialog.getByRole('button', { name: 'Hand in' }).click();
    await expect(round).toContainText('Change for a customer');

    for (const [place, { method, toPayPaise, refundedPaise = 0 }] of plans.entries()) {
      const { order } = await admin.call<Money>(moneyOf, { id: ids[place] });
      const isUndelivered = place === undelivered;
      expect
        .soft(
          {
            status: order.status,
            toPayPaise: order.bill.toPayPaise,
            toCollectPaise: order.toCollectPaise,
            refundedPaise: order.refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
          },
          `order ${place + 1}`,
        )
        .toEqual({
          status: isUndelivered ? 'DELIVERY_FAILED' : 'DELIVERED',
          toPayPaise,
          toCollectPaise: isUndelivered && method === 'CASH_ON_DELIVERY' ? toPayPaise : 0,
          refundedPaise,
        });
    }
    for (const kind of Object.keys(prices) as Kind[])
      expect
        .soft((await readProduct(admin, products[kind].id)).stockQuantity, names[kind])
        .toBe(initialStock - soldPieces[kind]);
    await checkIntegrity(data, `${data.folder}/server.log`);
  } finally {
    for (const each of contexts) await each.close();
    await shop.stop();
    await data.remove();
  }
});
