import type { Locator, Page } from '@playwright/test';
import type { ShopApi } from './shop-api';

const dayMs = 24 * 60 * 60 * 1000;
const calendarDay = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options }).format(date);

/** A calendar day that cannot be booked yet, so that changes to it do not affect other tests. */
export class FarDay {
  readonly date: string;
  private readonly instant: Date;

  constructor(daysAhead: number) {
    this.instant = new Date(Date.now() + daysAhead * dayMs);
    this.date = this.instant.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  }

  /** Its entry in the calendar. */
  cell(page: Page): Locator {
    const name = calendarDay(this.instant, { weekday: 'short', day: 'numeric', month: 'short' });
    return page.getByRole('listitem').filter({
      has: page.getByRole('button', { name: `Change ${name}`, exact: true }),
    });
  }

  /** Opens its dialog. */
  async open(page: Page): Promise<Locator> {
    await this.cell(page).getByRole('button').click();
    return page.getByRole('dialog');
  }
}

const settingsOperation = `{ deliverySettings { version
  days { date isClosed reason windows { startMinute capacity } } areas { id name pinCodes } } }`;
const daysOperation = `mutation Days($input: DeliveryDaysInput!) { changeDeliveryDays(input: $input) { version } }`;

interface DeliverySettings {
  version: number;
  days: {
    date: string;
    isClosed: boolean;
    reason: string | null;
    windows: { startMinute: number; capacity: number }[];
  }[];
  areas: { id: string; name: string; pinCodes: string[] }[];
}

/** The delivery settings as staff see them. */
const readDelivery = (api: ShopApi): Promise<DeliverySettings> => api.call(settingsOperation);

/** Sets the exceptions of a day; by default none. */
export async function changeDay(
  api: ShopApi,
  { date }: FarDay,
  change: { isClosed?: boolean; reason?: string; windows?: object[] } = {},
): Promise<void> {
  const { version } = await readDelivery(api);
  await api.call(daysOperation, {
    input: { isClosed: false, windows: [], ...change, dates: [date], expectedVersion: version },
  });
}

/** The exceptions of a day. */
export const readDay = async (api: ShopApi, { date }: FarDay) =>
  (await readDelivery(api)).days.find((day) => day.date === date);

const addAreaOperation = `mutation Add($input: DeliveryAreaInput!) { addDeliveryArea(input: $input) { version } }`;
const removeAreaOperation = `mutation Remove($id: ID!, $version: Int!) {
  removeDeliveryArea(id: $id, expectedVersion: $version) { version }
}`;

/** Ends the delivery to an area, if there is one of this name. */
export async function removeArea(api: ShopApi, name: string): Promise<void> {
  const { areas, version } = await readDelivery(api);
  const area = areas.find((each) => each.name === name);
  if (area) await api.call(removeAreaOperation, { id: area.id, version });
}

/** Adds an area for a pin code with its own terms. */
export async function addArea(
  api: ShopApi,
  area: { name: string; pinCodes: string[]; terms: object },
): Promise<void> {
  const { version: expectedVersion } = await readDelivery(api);
  await api.call(addAreaOperation, { input: { ...area, expectedVersion } });
}
