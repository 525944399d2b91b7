import { randomUUID } from 'node:crypto';
import { addDays, istDate } from '../../src/kernel/ist';
import { StaffRole } from '../../src/kernel/permissions';
import {
  SearchMiss,
  SearchMissDay,
} from '../../src/modules/catalogue/search-misses/search-miss.entity';
import {
  MOST_NEW_TEXTS_A_DAY,
  MOST_TEXTS_A_DAY,
} from '../../src/modules/catalogue/search-misses/search-miss-counts';
import { linesOf, recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, editProduct } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const SEARCH = `query ($search: String, $page: Int, $inStock: Boolean, $visibility: ProductVisibility) {
  products(search: $search, page: $page, inStock: $inStock, visibility: $visibility) { totalCount items { id } }
}`;
const SUGGEST = 'query ($search: String!) { suggestions(search: $search) { id } }';
const MATCH =
  'query ($text: String!) { matchShoppingList(text: $text) { name best { product { id } } } }';
const MISSES = `query ($days: Int, $isDismissed: Boolean, $limit: Int) {
  searchMisses(days: $days, isDismissed: $isDismissed, limit: $limit) {
    id text searchCount lastSearchedAt foundCount firstFound { id }
  }
}`;
const DISMISS = `mutation ($id: ID!, $isDismissed: Boolean) {
  dismissSearchMiss(id: $id, isDismissed: $isDismissed)
}`;

// Half past eleven at night in India, when London has another date.
const clock = new MovableClock(new Date('2026-11-20T18:00:00Z'));
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
});
/** Repeated because the session ends when the clock advances. */
const logAdminIn = async () => {
  admin = await adminClient(shop);
};
beforeEach(logAdminIn);
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

/** Consonants that the search distinguishes: it treats others as the same sound, and repeated ones as one. */
const CONSONANTS = 'bdfgjklmnprstvyu';
const lettersOf = (hex: string) =>
  hex.replace(/[0-9a-f]/g, (digit) => CONSONANTS.charAt(parseInt(digit, 16)));
/** A word that is not a name, nor similar to one. */
const newWord = () => lettersOf(randomUUID().replaceAll('-', ''));

const search = (client: Client, text: string, more: object = {}) =>
  client.data(SEARCH, { search: text, ...more });

interface Listed {
  id: string;
  text: string;
  searchCount: number;
  lastSearchedAt: string;
  foundCount: number;
  firstFound: { id: string } | null;
}

/** The list entry of a text for the staff. */
async function listed(
  text: string,
  variables: Record<string, unknown> = {},
): Promise<Listed | undefined> {
  await shop.services.searchMissCounts.store();
  const { searchMisses } = await admin.data(MISSES, variables);
  return (searchMisses as Listed[]).find((miss) => miss.text === text);
}

/** The count of a text in the table, which also has texts that the staff do not see. */
async function countOf(text: string): Promise<number> {
  await shop.services.searchMissCounts.store();
  const miss = await shop.database.read.findOneBy(SearchMiss, { text });
  if (!miss) return 0;
  const days = await shop.database.read.findBy(SearchMissDay, { searchMissId: miss.id });
  return days.reduce((sum, { searchCount }) => sum + searchCount, 0);
}

describe('a search that finds nothing', () => {
  it('is counted each time, also where the answer is kept, and in whatever way it is typed', async () => {
    const word = newWord();
    const guest = shop.client();
    for (let times = 0; times < 3; times++) await search(guest, word);
    await search((await newCustomer(shop)).client, `  ${word.toUpperCase()} `);
    clock.advance({ minutes: 5 });
    await search(guest, word, { inStock: true });

    expect(await listed(word)).toEqual({
      id: expect.any(String),
      text: word,
      searchCount: 5,
      lastSearchedAt: clock.now().toISOString(),
      foundCount: 0,
      firstFound: null,
    });
  });

  it('is summed up over servers and days', async () => {
    const word = newWord();
    const other = await openSecondServer(shop, clock);
    await search(shop.client(), word);
    await search(other.client(), word);
    await search(other.client(), word);
    const servers = [shop, other].map(({ services }) => services.searchMissCounts);
    await Promise.all(servers.map((counts) => counts.store()));
    clock.advance({ days: 1 });
    await search(other.client(), word);
    await other.close(); // closing stores its counts
    await logAdminIn();

    expect((await listed(word))?.searchCount).toBe(4);
    expect(await listed(word, { days: 1 })).toBeUndefined(); // once within a day
    const { id } = await shop.database.read.findOneByOrFail(SearchMiss, { text: word });
    const rows = await shop.database.read.findBy(SearchMissDay, { searchMissId: id });
    const today = istDate(clock.now());
    expect(rows.map(({ day, searchCount }) => [day, searchCount]).sort()).toEqual([
      [addDays(today, -1), 3],
      [today, 1],
    ]);
  });

  it('is counted for each line of a shopping list without a product', async () => {
    const word = newWord();
    const text = `2 kg ${word}, 1 ${word}`;
    await shop.client().data(MATCH, { text });
    await admin.data(MATCH, { text });
    expect((await listed(word))?.searchCount).toBe(2);
  });

  it('is not counted for the staff, who do not have the answer kept either', async () => {
    const word = newWord();
    await search(admin, word);
    await search(admin, word, { visibility: 'ANY' });
    await search(shop.client(), word);
    await search(shop.client(), word);
    expect(await countOf(word)).toBe(2);
  });

  it('is not counted where it finds something, on later pages, or while somebody types', async () => {
    const [found, missed] = [newWord(), newWord()];
    await addProduct(admin, { name: `Fruit ${found}`, stockQuantity: 0 });
    const guest = shop.client();
    await search(guest, found);
    await search(guest, found, { inStock: true }); // found, and only filtered out
    await search(guest, missed, { page: 2 });
    await guest.data(SUGGEST, { search: missed });
    await guest.data(SEARCH, { search: '   ' });
    expect(await countOf(found)).toBe(0);
    expect(await countOf(missed)).toBe(0);
  });

  it('is not listed where it was searched for once, and not kept where it may tell of a person', async () => {
    const word = newWord();
    await search(shop.client(), word);
    expect(await countOf(word)).toBe(1);
    expect(await listed(word)).toBeUndefined();
    const before = await shop.database.read.count(SearchMiss);
    for (const text of [`${word} 98765 43210`, `${word}@example.com`, `${word} `.repeat(2)])
      for (let times = 0; times < 2; times++) await search(shop.client(), text);
    await shop.services.searchMissCounts.store();
    expect(await shop.database.read.count(SearchMiss)).toBe(before);
  });

  it('is found once a product is also called so', async () => {
    const word = newWord();
    const id = await addProduct(admin, { aliases: 'pitaya' });
    for (let times = 0; times < 2; times++) await search(shop.client(), word);
    expect(await listed(word)).toMatchObject({ foundCount: 0, firstFound: null });
    await editProduct(admin, id, { aliases: `pitaya;${word}` });
    expect((await search(shop.client(), word)).products.items).toEqual([{ id: String(id) }]);
    expect(await listed(word)).toMatchObject({
      searchCount: 2,
      foundCount: 1,
      firstFound: { id: String(id) },
    });
  });
});

describe('searchMisses', () => {
  it('has the most often searched first', async () => {
    const [rare, often] = [newWord(), newWord()];
    for (const [word, times] of [
      [rare, 20],
      [often, 21],
    ] as const)
      for (let time = 0; time < times; time++) await search(shop.client(), word);
    await shop.services.searchMissCounts.store();
    const { searchMisses } = await admin.data(MISSES, { limit: 2 });
    expect(searchMisses.map(({ text }: Listed) => text)).toEqual([often, rare]);
  });

  it.each([
    ['days', [0, 91, -1]],
    ['limit', [0, 51, -1]],
  ])('refuses impossible %s', async (field, values) => {
    for (const value of values)
      expect(refusalOf(await admin.graphql(MISSES, { [field]: value }))).toEqual([
        400,
        'VALIDATION',
        field,
      ]);
  });
});

describe('dismissSearchMiss', () => {
  it('takes a text off the list and puts it back, each once in the audit log', async () => {
    const word = newWord();
    for (let times = 0; times < 2; times++) await search(shop.client(), word);
    const id = (await listed(word))?.id;
    const keeper = await newMember(shop, StaffRole.CATALOGUE);
    const entries = await recordedBy(shop, async () => {
      for (let times = 0; times < 2; times++) await keeper.client.data(DISMISS, { id });
      expect(await listed(word)).toBeUndefined();
      await search(shop.client(), word); // counting continues
      expect(await listed(word, { isDismissed: true })).toMatchObject({ id, searchCount: 3 });
      for (let times = 0; times < 2; times++)
        await keeper.client.data(DISMISS, { id, isDismissed: false });
      expect(await listed(word)).toMatchObject({ id, searchCount: 3 });
    });
    expect(linesOf(entries)).toEqual([
      'admin search.dismissed (search)',
      'admin search.restored (search)',
    ]);
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('refuses what there is not', async () => {
    const answer = await admin.graphql(DISMISS, { id: '2000000000' });
    expect(refusalOf(answer)).toEqual([404, 'NOT_FOUND', 'id']);
  });
});

describe('the counts', () => {
  /** Counts this many texts, of letters only. */
  const note = (prefix: string, count: number) => {
    for (let index = 0; index < count; index++)
      shop.services.searchMissCounts.note(`${prefix} ${lettersOf(index.toString(16))}`);
  };
  const countOfDay = () => shop.database.read.countBy(SearchMissDay, { day: istDate(clock.now()) });

  it('are of so many texts a day, with room for those that come again', async () => {
    clock.advance({ days: 1 });
    const [first, second] = [newWord(), newWord()];
    note(first, 300);
    await shop.services.searchMissCounts.store();
    clock.advance({ days: 1 });
    note(second, 2_000);
    await shop.services.searchMissCounts.store();
    expect(await countOfDay()).toBe(MOST_NEW_TEXTS_A_DAY);
    note(first, 300);
    await shop.services.searchMissCounts.store();
    expect(await countOfDay()).toBe(MOST_NEW_TEXTS_A_DAY + 300);
    expect(MOST_NEW_TEXTS_A_DAY + 300).toBeLessThanOrEqual(MOST_TEXTS_A_DAY);
  });

  it('are forgotten after 90 days, with the texts that nobody searched for since', async () => {
    clock.advance({ days: 1 });
    const [old, kept] = [newWord(), newWord()];
    for (const word of [old, kept]) await search(shop.client(), word);
    expect([await countOf(old), await countOf(kept)]).toEqual([1, 1]);
    clock.advance({ days: 60 });
    await search(shop.client(), kept);
    clock.advance({ days: 31 });
    await shop.services.searchMissCounts.store();
    await shop.services.searchMissCounts.sweep();
    expect(await shop.database.read.findOneBy(SearchMiss, { text: old })).toBeNull();
    expect(await countOf(kept)).toBe(1);
  });
});
