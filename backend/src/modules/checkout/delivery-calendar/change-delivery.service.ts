import { isDeepStrictEqual } from 'node:util';
import { Clock } from '../../../kernel/clock';
import { pick } from '../../../kernel/changed-fields.rules';
import { DomainEvent, actorOf } from '../../../kernel/domain-event';
import { addDays, istDate } from '../../../kernel/ist';
import {
  FieldMessages,
  ShopError,
  fieldError,
  notFound,
  validationError,
} from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { listPinCodes } from '../../../platform/config/pin-codes';
import { Database, Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid, assertValidChanges } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { SlotService } from '../delivery/slot.service';
import {
  DeliverySettings,
  DeliverySettingsService,
  SettingsChange,
} from '../delivery-settings/delivery-settings.service';
import { GeneralTerms } from '../delivery-settings/delivery-settings.entity';
import { DeliveryTerms, ServiceArea } from '../delivery-settings/delivery-terms.rules';
import {
  BOOKABLE_DAYS,
  DayException,
  WEEKDAYS,
  daysFrom,
  weekdayOf,
} from '../delivery-settings/schedule.rules';
import {
  AreaTermsInput,
  DeliveryAreaInput,
  DeliveryDaysInput,
  DeliveryTermsChangeInput,
  WeekdayWindowsInput,
} from './delivery-settings.input';
import { inOrder, windowProblems, windowText } from './window.rules';
import { checkoutMessages } from '../checkout.messages';

/** How far ahead a day can be changed. */
const DAYS_AHEAD = 366;
const MAX_AREAS = 100;
/** Within the limit of the database column. */
const MAX_STORED_BYTES = 60_000;

type Values<Input> = Partial<Record<keyof Input, unknown>>;

/** A part of the settings that a change affects. */
interface Part {
  /** The version of its last change. */
  version: number;
  current: object;
}

/** The affected part, the new value and the audit values of a change. */
interface Change {
  parts: Part[];
  submitted: object;
  result: SettingsChange;
  /** Days whose windows it may change. */
  dates?: readonly string[];
  event: Pick<DomainEvent, 'action' | 'subjectId' | 'before' | 'after'>;
}

const TERMS = ['feePaise', 'freeFromPaise', 'minimumOrderPaise'] as const;

/** Changes the times, areas and terms of delivery. */
export class ChangeDeliveryService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly settings: DeliverySettingsService,
    private readonly slots: SlotService,
  ) {}

  /**
   * Changes the given values of the general terms.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, CONFLICT
   */
  async changeTerms(
    viewer: Viewer,
    values: Values<DeliveryTermsChangeInput>,
  ): Promise<DeliverySettings> {
    requirePermission(viewer, 'manage-delivery');
    const input = await assertValidChanges(DeliveryTermsChangeInput, withoutUndefined(values));
    const given = pick<DeliveryTerms>(
      input,
      TERMS.filter((name) => input[name] !== undefined),
    );
    const { keepsReturnFee } = input;
    return this.change(viewer, input.expectedVersion, ({ terms, version }) => {
      const after = { ...terms, ...given, ...this.returnFee(terms, keepsReturnFee) };
      return {
        parts: [{ version: terms.version, current: generalTerms(terms) }],
        submitted: { ...given, ...(keepsReturnFee !== undefined && { keepsReturnFee }) },
        result: { terms: { ...after, version: version + 1 } },
        event: {
          action: 'delivery-terms.changed',
          before: generalTerms(terms),
          after: generalTerms(after),
        },
      };
    });
  }

  /** Since when the fee of returned orders is kept; an empty object if that is unchanged. */
  private returnFee(
    { returnFeeKeptSince }: GeneralTerms,
    isKept: boolean | undefined,
  ): Partial<Pick<GeneralTerms, 'returnFeeKeptSince'>> {
    if (isKept === undefined || isKept === (returnFeeKeptSince !== null)) return {};
    return { returnFeeKeptSince: isKept ? this.clock.now().toISOString() : null };
  }

  /**
   * Replaces the windows of some weekdays. Orders keep their bookings.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, CONFLICT
   */
  async changeWeekdays(
    viewer: Viewer,
    values: Values<WeekdayWindowsInput>,
  ): Promise<DeliverySettings> {
    requirePermission(viewer, 'manage-delivery');
    const input = await assertValid(WeekdayWindowsInput, values);
    refuse(windowProblems(input.windows));
    const windows = inOrder(input.windows);
    const chosen = new Set(input.weekdays.map((name) => WEEKDAYS.indexOf(name)));
    const textOf = (all: typeof windows) => all.map(windowText);
    return this.change(viewer, input.expectedVersion, ({ weekdays, version }) => {
      const isChosen = (_: unknown, weekday: number) => chosen.has(weekday);
      const parts = weekdays.map((day, at) => ({ weekday: WEEKDAYS[at], ...day })).filter(isChosen);
      const nameAll = (each: (part: (typeof parts)[number]) => string[]) =>
        Object.fromEntries<string[]>(parts.map((part) => [String(part.weekday), each(part)]));
      return {
        parts: parts.map(({ weekday, version: changedIn, windows: current }) => ({
          version: changedIn,
          current: { weekday, windows: current },
        })),
        submitted: { weekdays: input.weekdays, windows },
        result: {
          weekdays: weekdays.map((day, weekday) =>
            chosen.has(weekday) ? { version: version + 1, windows } : day,
          ),
        },
        dates: this.soon().filter((date) => chosen.has(weekdayOf(date))),
        event: {
          action: 'delivery-windows.changed',
          before: nameAll((part) => textOf([...part.windows])),
          after: nameAll(() => textOf(windows)),
        },
      };
    });
  }

  /**
   * Sets or removes the exceptions of some days. Orders keep their bookings.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, CONFLICT
   */
  async changeDays(viewer: Viewer, values: Values<DeliveryDaysInput>): Promise<DeliverySettings> {
    requirePermission(viewer, 'manage-delivery');
    const { reason, ...rest } = trimTexts(values);
    const input = await assertValid(DeliveryDaysInput, { ...rest, reason: reason || null });
    const today = istDate(this.clock.now());
    const last = addDays(today, DAYS_AHEAD);
    if (input.dates.some((date) => date < today || date > last))
      throw fieldError('dates', checkoutMessages.deliveryDaysAhead());
    refuse(windowProblems(input.windows));
    const { isClosed, expectedVersion } = input;
    const after = { isClosed, reason: input.reason ?? null, windows: inOrder(input.windows) };
    const dates = [...new Set(input.dates)].sort();
    return this.change(viewer, expectedVersion, ({ days, version }) => {
      const before = new Map(days.map((day) => [day.date, day]));
      const current = dates.map((date) => before.get(date) ?? undisturbed(date));
      const others = days.filter(({ date }) => date >= today && !dates.includes(date));
      const changed = dates.map((date) => ({ date, version: version + 1, ...after }));
      return {
        parts: current.map(({ version: changedIn, ...day }) => ({
          version: changedIn,
          current: day,
        })),
        submitted: { dates, ...after },
        result: { days: [...others, ...changed].sort((a, b) => (a.date < b.date ? -1 : 1)) },
        dates,
        event: {
          action: 'delivery-days.changed',
          before: Object.fromEntries(current.map((day) => [day.date, dayText(day)])),
          after: Object.fromEntries(changed.map((day) => [day.date, dayText(day)])),
        },
      };
    });
  }

  /**
   * Adds a delivery area with some pin codes.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (pinCodes: already in another area)
   */
  async addArea(viewer: Viewer, values: Values<DeliveryAreaInput>): Promise<DeliverySettings> {
    requirePermission(viewer, 'manage-delivery');
    const input = await assertValid(DeliveryAreaInput, trimTexts(values));
    const terms = await readAreaTerms(input.terms);
    return this.change(viewer, input.expectedVersion, ({ areas, lastAreaId, version }) => {
      if (areas.length >= MAX_AREAS)
        throw fieldError('name', checkoutMessages.tooManyAreas({ most: MAX_AREAS }));
      const id = lastAreaId + 1;
      const pinCodes = [...new Set(input.pinCodes)].sort();
      const area = { id, version: version + 1, name: input.name, pinCodes, terms: terms ?? null };
      assertInNoOther(areas, area);
      return {
        parts: [],
        submitted: {},
        result: { areas: [...areas, area], lastAreaId: id },
        event: { action: 'delivery-area.added', subjectId: id, after: keptOf(area) },
      };
    });
  }

  /**
   * Changes the given values of an area. Orders keep their terms.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION (pinCodes: already in another area), CONFLICT
   */
  async changeArea(
    viewer: Viewer,
    id: number,
    values: Values<DeliveryAreaInput>,
  ): Promise<DeliverySettings> {
    requirePermission(viewer, 'manage-delivery');
    const input = await assertValidChanges(DeliveryAreaInput, withoutUndefined(trimTexts(values)));
    const terms = await readAreaTerms(input.terms);
    const pinCodes = input.pinCodes && [...new Set(input.pinCodes)].sort();
    const { name } = input;
    const given: Partial<ServiceArea> = withoutUndefined({ name, pinCodes, terms });
    return this.change(viewer, input.expectedVersion, ({ areas, version }) => {
      const before = areaOf(areas, id);
      const after = { ...before, ...given, version: version + 1 };
      assertInNoOther(areas, after);
      return {
        parts: [{ version: before.version, current: editable(before) }],
        submitted: given,
        result: { areas: areas.map((area) => (area.id === id ? after : area)) },
        event: {
          action: 'delivery-area.changed',
          subjectId: id,
          before: keptOf(before),
          after: keptOf(after),
        },
      };
    });
  }

  /**
   * Removes a delivery area. Existing orders are still delivered there.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT
   */
  async removeArea(viewer: Viewer, id: number, expectedVersion: number): Promise<DeliverySettings> {
    requirePermission(viewer, 'manage-delivery');
    return this.change(viewer, expectedVersion, ({ areas }) => {
      const area = areaOf(areas, id);
      return {
        parts: [{ version: area.version, current: editable(area) }],
        submitted: {},
        result: { areas: areas.filter((other) => other !== area) },
        event: { action: 'delivery-area.removed', subjectId: id, before: keptOf(area) },
      };
    });
  }

  private change(
    viewer: Viewer,
    expectedVersion: number | undefined,
    edit: (settings: DeliverySettings) => Change,
  ): Promise<DeliverySettings> {
    return this.database.write(async (tx) => {
      const before = await this.settings.locked(tx);
      const { parts, submitted, result, dates = [], event } = edit(before);
      assertSeen(before.version, parts, submitted, expectedVersion);
      if (event.before && event.after && isDeepStrictEqual(event.before, event.after))
        return before;
      assertFits(result);
      const after = await this.settings.store(tx, before, result);
      await this.followWindows(tx, dates, before, after);
      await this.events.record(tx, [{ actor: actorOf(viewer), subject: 'delivery', ...event }]);
      return after;
    });
  }

  /**
   * Updates the records of bookable days. Later days have no bookings; they follow the settings once they are bookable.
   */
  private async followWindows(
    tx: Transaction,
    dates: readonly string[],
    before: DeliverySettings,
    after: DeliverySettings,
  ): Promise<void> {
    const soon = new Set(this.soon());
    const bookable = dates.filter((date) => soon.has(date));
    await this.slots.follow(tx, bookable, before, after);
  }

  /** The days for which some server may accept orders: since clocks differ, this includes the day after them. */
  private soon(): string[] {
    return daysFrom(this.clock.now(), BOOKABLE_DAYS + 1);
  }
}

/** A day without exceptions. */
function undisturbed(date: string): DayException {
  return { date, version: 0, isClosed: false, reason: null, windows: [] };
}

function dayText({ isClosed, reason, windows }: DayException): string {
  const what = [...(isClosed ? ['closed'] : []), ...windows.map(windowText)];
  return [...(reason ? [reason] : []), ...(what.length > 0 ? what : ['as its weekday'])].join('; ');
}

/** The general terms for callers and the audit log. */
function generalTerms(terms: GeneralTerms) {
  return {
    ...pick<DeliveryTerms>(terms, TERMS),
    keepsReturnFee: terms.returnFeeKeptSince !== null,
  };
}

/** The values of an area in the audit log. */
function keptOf(area: ServiceArea) {
  const terms = area.terms && pick<DeliveryTerms>(area.terms, TERMS);
  return { name: area.name, pinCodes: listPinCodes(area.pinCodes), ...terms };
}

function editable({ name, pinCodes, terms }: ServiceArea) {
  return { name, pinCodes, terms };
}

function areaOf(areas: readonly ServiceArea[], id: number): ServiceArea {
  const area = areas.find((candidate) => candidate.id === id);
  if (!area) throw notFound('area', 'id');
  return area;
}

/** Throws VALIDATION if another area has one of the pin codes. */
function assertInNoOther(areas: readonly ServiceArea[], { id, pinCodes }: ServiceArea): void {
  for (const other of areas) {
    const shared =
      other.id === id ? undefined : pinCodes.find((code) => other.pinCodes.includes(code));
    if (shared)
      throw fieldError(
        'pinCodes',
        checkoutMessages.pinCodeTaken({ pinCode: shared, area: other.name }),
      );
  }
}

/**
 * Rejects a change of a part that somebody else changed since it was read.
 * @throws CONFLICT with the current and the requested values
 */
function assertSeen(
  version: number,
  parts: readonly Part[],
  submitted: object,
  expectedVersion = 0,
): void {
  const seen = parts.every((part) => part.version <= expectedVersion);
  if (seen && expectedVersion <= version) return;
  const message = checkoutMessages.deliveryChanged();
  const current = { version, parts: parts.map((part) => part.current) };
  const fields = { expectedVersion: message };
  throw new ShopError('CONFLICT', message, fields, undefined, { current, submitted });
}

function assertFits({ days, areas }: SettingsChange): void {
  if (days && bytesOf(days) > MAX_STORED_BYTES)
    throw fieldError('dates', checkoutMessages.tooManyDays());
  if (areas && bytesOf(areas.map(keptOf)) > MAX_STORED_BYTES)
    throw fieldError('pinCodes', checkoutMessages.tooManyPinCodes());
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function refuse(problems: FieldMessages): void {
  if (Object.keys(problems).length > 0) throw validationError(problems);
}

async function readAreaTerms(
  terms: AreaTermsInput | null | undefined,
): Promise<DeliveryTerms | null | undefined> {
  if (!terms) return terms;
  const {
    feePaise,
    freeFromPaise = null,
    minimumOrderPaise,
  } = await assertValid(AreaTermsInput, terms);
  return { feePaise, freeFromPaise, minimumOrderPaise };
}

function withoutUndefined<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}
