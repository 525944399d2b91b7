import { randomUUID } from 'node:crypto';
import { StaffRole } from '../../src/kernel/permissions';
import { LowStockMails } from '../../src/modules/catalogue/low-stock/low-stock-mails.service';
import { Config } from '../../src/platform/config/config';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { adminClient } from '../kit/people';
import { addProduct, setStock } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { SmtpServer } from '../kit/smtp-server';
import { adminLogin, newMember } from '../kit/staff';
import { adjustAt, newLocation } from '../kit/stock-locations';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

const beforeSeven = '2026-11-20T01:29:00Z';
const clock = new MovableClock(new Date(beforeSeven));
let smtp: SmtpServer;
let shop: TestShop;
beforeAll(async () => {
  smtp = await SmtpServer.open();
  shop = await openTestShop({ clock, mail: { smtpUrl: smtp.url, from: 'Shop <shop@shop.test>' } });
});
afterAll(() => expectIntegrity(shop));
afterAll(async () => {
  await shop.close();
  await smtp.close();
});

const newName = () => `Tea ${randomUUID()}`;

/** The emails of one run of the job on one server: the recipients, and the lines about these products. */
async function sent(names: string[], { services } = shop) {
  smtp.received.splice(0);
  await services.lowStockMails.send();
  return told(names, { services });
}

async function told(names: string[], { services }: Pick<TestShop, 'services'>) {
  await services.mails.settled();
  await services.mails.sendPending();
  const mails = smtp.received.filter(({ source }) => /^Subject: .* low$/m.test(source));
  const [{ source = '' } = {}] = mails;
  const [text = ''] = source.split('text/html');
  const lines = text.split(/\r?\n/).filter((line) => names.some((name) => line.startsWith(name)));
  return { to: mails.map(({ to }) => to).sort(), lines };
}

describe('the email about low stock', () => {
  it('comes once a day at its time with what became low, to who keeps products', async () => {
    const keeper = await newMember(shop, StaffRole.CATALOGUE);
    await newMember(shop, StaffRole.PICKER);
    const readers = [testAdmin.email, keeper.email].sort();
    const [few, gone, own, enough] = [newName(), newName(), newName(), newName()];
    const names = [few, gone, own, enough];
    const admin = await adminClient(shop);
    const fewId = await addProduct(admin, { name: few, stockQuantity: 9 });
    const goneId = await addProduct(admin, { name: gone, stockQuantity: 0 });
    await adjustAt(admin, goneId, await newLocation(admin), { delta: 24 });
    await addProduct(admin, { name: own, stockQuantity: 30, lowStockLevel: 30 });
    await addProduct(admin, { name: enough, stockQuantity: 10 });

    const nothing = { to: [], lines: [] };
    expect(await sent(names)).toEqual(nothing);
    clock.advance({ minutes: 1 });
    expect(await sent(names)).toEqual(nothing); // a newly started shop sends none
    clock.advance({ days: 1, minutes: -1 });
    expect(await sent(names)).toEqual(nothing);

    clock.advance({ minutes: 1 });
    const other = await openSecondServer(shop, clock);
    smtp.received.splice(0);
    await Promise.all([shop, other].map(({ services }) => services.lowStockMails.send()));
    await other.services.mails.settled();
    expect(await told(names, shop)).toEqual({
      to: readers,
      lines: [`${gone}: sold out, 24 at other places`, `${few}: 9 left`, `${own}: 30 left`],
    });
    expect(await sent(names, { ...shop, ...other })).toEqual(nothing);
    await other.close();

    clock.advance({ days: 1 });
    expect(await sent(names)).toEqual(nothing);
    await setStock(await adminClient(shop), fewId, 40);
    clock.advance({ days: 1 });
    expect(await sent(names)).toEqual(nothing);
    await setStock(await adminClient(shop), fewId, 2);
    clock.advance({ days: 1, minutes: 300 });
    expect(await sent(names)).toEqual({ to: readers, lines: [`${few}: 2 left`] });
  });

  it('is in the language that its reader chose before they logged in, or since', async () => {
    const { client, email } = await newMember(shop, StaffRole.CATALOGUE);
    const language = async () =>
      (await client.data('{ currentAdmin { language } }')).currentAdmin.language;
    expect(await language()).toBeNull();
    await adminLogin(shop.client().keepCookie('language', 'hi'), email);
    expect(await language()).toBe('HI');
    await adminLogin(shop.client(), email);
    expect(await language()).toBe('HI');
    await client.data('mutation { chooseStaffLanguage(language: MR) { id } }');
    expect(await language()).toBe('MR');
  });

  it.each<Partial<Config>>([
    { lowStockMailMinute: null },
    { mail: { smtpUrl: undefined, from: 'Shop <shop@shop.test>' } },
  ])('does not come with %j', async (changes) => {
    const name = newName();
    await addProduct(await adminClient(shop), { name, stockQuantity: 1 });
    clock.advance({ days: 1 });
    const { catalogue, mails } = shop.services;
    const config = { ...shop.config, ...changes };
    smtp.received.splice(0);
    await new LowStockMails(shop.database, clock, catalogue, mails, config).send();
    expect(await told([name], shop)).toEqual({ to: [], lines: [] });
  });
});
