import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { istDate } from '../../../kernel/ist';
import { readRecordId } from '../../../kernel/record-id';
import type { Clock } from '../../../kernel/clock';
import { Access } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { DeliverySettings } from '../delivery-settings/delivery-settings.service';
import type { DeliveryTerms } from '../delivery-settings/delivery-terms.rules';
import { WEEKDAYS } from '../delivery-settings/schedule.rules';
import { ChangeDeliveryService } from './change-delivery.service';
import { DeliveryCalendarService } from './delivery-calendar.service';
import {
  DeliveryAreaInput,
  DeliveryDaysInput,
  DeliveryTermsChangeInput,
  WeekdayWindowsInput,
} from './delivery-settings.input';
import {
  ClosedDay,
  DeliveryCalendar,
  DeliverySettingsType,
  DeliveryTermsType,
  Weekday,
} from './delivery-settings.type';

/** Delivery windows, areas and terms. */
@Resolver()
export class DeliverySettingsResolver {
  constructor(
    private readonly calendar: DeliveryCalendarService,
    private readonly changing: ChangeDeliveryService,
    private readonly clock: Clock,
  ) {}

  @Access('anyone')
  @Query(() => DeliveryTermsType, {
    description: 'Delivery fee and minimum order.',
  })
  deliveryTerms(
    @Arg('pinCode', () => String, {
      nullable: true,
      description:
        'Pin code of the destination, since areas may have their own terms; the general terms if omitted.',
    })
    pinCode?: string | null,
  ): Promise<DeliveryTerms> {
    return this.calendar.terms(pinCode ?? null);
  }

  @Access('anyone')
  @Query(() => [ClosedDay], {
    description: 'Days without delivery among the next seven.',
  })
  closedDays(): Promise<ClosedDay[]> {
    return this.calendar.closedDays();
  }

  @Access('manage-delivery')
  @Query(() => DeliverySettingsType, {
    description: 'Delivery windows, areas and terms (admin).',
  })
  async deliverySettings(@Ctx() { viewer }: RequestContext): Promise<DeliverySettingsType> {
    return this.shown(await this.calendar.all(viewer));
  }

  @Access('manage-delivery')
  @Query(() => DeliveryCalendar, {
    description:
      'Delivery windows of some days with their bookings, at most 62 days (admin). Fails with VALIDATION.',
  })
  deliveryCalendar(
    @Arg('from', () => LocalDateScalar, { description: 'First day.' }) from: string,
    @Arg('to', () => LocalDateScalar, { description: 'Last day.' }) to: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliveryCalendar> {
    return this.calendar.days(viewer, from, to);
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Changes the delivery fee, the sum from which it is free, and the minimum order (admin); existing orders are unaffected. Fails with VALIDATION or CONFLICT.',
  })
  async changeDeliveryTerms(
    @Arg('input', () => DeliveryTermsChangeInput, { description: 'Changed terms.' })
    input: DeliveryTermsChangeInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    return this.shown(await this.changing.changeTerms(viewer, input));
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Sets the delivery windows of some weekdays (admin); existing bookings are kept, and no window accepts more orders than its capacity. Fails with VALIDATION or CONFLICT.',
  })
  async changeWeekdayWindows(
    @Arg('input', () => WeekdayWindowsInput, { description: 'Weekdays and their windows.' })
    input: WeekdayWindowsInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    return this.shown(await this.changing.changeWeekdays(viewer, input));
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Closes some days, gives them their own windows, or resets them to their weekdays (admin); existing bookings are kept. Fails with VALIDATION or CONFLICT.',
  })
  async changeDeliveryDays(
    @Arg('input', () => DeliveryDaysInput, { description: 'Days and their exceptions.' })
    input: DeliveryDaysInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    return this.shown(await this.changing.changeDays(viewer, input));
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Adds a delivery area (admin). Fails with VALIDATION (pinCodes: already in another area).',
  })
  async addDeliveryArea(
    @Arg('input', () => DeliveryAreaInput, { description: 'New area.' })
    input: DeliveryAreaInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    return this.shown(await this.changing.addArea(viewer, input));
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Changes the given fields of a delivery area (admin); existing orders keep their terms. Fails with NOT_FOUND, VALIDATION or CONFLICT.',
  })
  async changeDeliveryArea(
    @Arg('id', () => ID, { description: 'Area ID.' }) id: string,
    @Arg('input', () => DeliveryAreaInput, { description: 'Changed fields.' })
    input: DeliveryAreaInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    const areaId = readRecordId(id, 'area', 'id');
    return this.shown(await this.changing.changeArea(viewer, areaId, input));
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Removes a delivery area (admin); existing orders are still delivered. Fails with NOT_FOUND or CONFLICT.',
  })
  async removeDeliveryArea(
    @Arg('id', () => ID, { description: 'Area ID.' }) id: string,
    @Arg('expectedVersion', () => Int, {
      description: 'Version of the settings that the change is based on.',
    })
    expectedVersion: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    const areaId = readRecordId(id, 'area', 'id');
    return this.shown(await this.changing.removeArea(viewer, areaId, expectedVersion));
  }

  /** Without past days, and days without exceptions. */
  private shown(settings: DeliverySettings): DeliverySettingsType {
    const { version, changedAt, terms, weekdays, days, areas } = settings;
    const today = istDate(this.clock.now());
    return {
      version,
      changedAt,
      terms,
      keepsReturnFee: terms.returnFeeKeptSince !== null,
      weekdays: WEEKDAYS.map((name, at) => ({
        weekday: Weekday[name],
        windows: [...(weekdays[at]?.windows ?? [])],
      })),
      days: days
        .filter(({ date }) => date >= today)
        .filter(({ isClosed, reason, windows }) => isClosed || reason || windows.length > 0)
        .map(({ windows, ...day }) => ({ ...day, windows: [...windows] })),
      areas: [...areas],
    };
  }
}
