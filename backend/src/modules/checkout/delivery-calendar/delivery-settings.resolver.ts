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

/** When, where and on which terms the shop delivers. */
@Resolver()
export class DeliverySettingsResolver {
  constructor(
    private readonly calendar: DeliveryCalendarService,
    private readonly changing: ChangeDeliveryService,
    private readonly clock: Clock,
  ) {}

  @Access('anyone')
  @Query(() => DeliveryTermsType, {
    description: 'What delivery costs, and the minimum order.',
  })
  deliveryTerms(
    @Arg('pinCode', () => String, {
      nullable: true,
      description: 'Where to, since areas may have terms of their own; left out, the general ones.',
    })
    pinCode?: string | null,
  ): Promise<DeliveryTerms> {
    return this.calendar.terms(pinCode ?? null);
  }

  @Access('anyone')
  @Query(() => [ClosedDay], {
    description: 'The days of the next seven on which nothing is delivered.',
  })
  closedDays(): Promise<ClosedDay[]> {
    return this.calendar.closedDays();
  }

  @Access('manage-delivery')
  @Query(() => DeliverySettingsType, {
    description: 'When, where and on which terms the shop delivers (admin).',
  })
  async deliverySettings(@Ctx() { viewer }: RequestContext): Promise<DeliverySettingsType> {
    return this.shown(await this.calendar.all(viewer));
  }

  @Access('manage-delivery')
  @Query(() => DeliveryCalendar, {
    description:
      'The delivery windows of some days with what is booked (admin), at most 62 days. Fails with VALIDATION.',
  })
  deliveryCalendar(
    @Arg('from', () => LocalDateScalar, { description: 'The first day.' }) from: string,
    @Arg('to', () => LocalDateScalar, { description: 'The last day.' }) to: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliveryCalendar> {
    return this.calendar.days(viewer, from, to);
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Changes the fee, from which sum on it is free, and the minimum order (admin); orders keep theirs. Fails with VALIDATION or CONFLICT.',
  })
  async changeDeliveryTerms(
    @Arg('input', () => DeliveryTermsChangeInput, { description: 'What changes.' })
    input: DeliveryTermsChangeInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    return this.shown(await this.changing.changeTerms(viewer, input));
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Gives some weekdays new delivery windows (admin); orders keep what they have booked, and no window takes more orders than it is set to. Fails with VALIDATION or CONFLICT.',
  })
  async changeWeekdayWindows(
    @Arg('input', () => WeekdayWindowsInput, { description: 'The weekdays and their windows.' })
    input: WeekdayWindowsInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    return this.shown(await this.changing.changeWeekdays(viewer, input));
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Closes some days, gives them windows of their own, or makes them as their weekdays again (admin); orders keep what they have booked. Fails with VALIDATION or CONFLICT.',
  })
  async changeDeliveryDays(
    @Arg('input', () => DeliveryDaysInput, { description: 'The days and what differs.' })
    input: DeliveryDaysInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    return this.shown(await this.changing.changeDays(viewer, input));
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Begins to deliver to some pin codes (admin). Fails with VALIDATION (pinCodes: in another area already).',
  })
  async addDeliveryArea(
    @Arg('input', () => DeliveryAreaInput, { description: 'The new area.' })
    input: DeliveryAreaInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    return this.shown(await this.changing.addArea(viewer, input));
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Changes what is given of an area (admin); orders keep their terms. Fails with NOT_FOUND, VALIDATION or CONFLICT.',
  })
  async changeDeliveryArea(
    @Arg('id', () => ID, { description: 'Number of the area.' }) id: string,
    @Arg('input', () => DeliveryAreaInput, { description: 'What changes.' })
    input: DeliveryAreaInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    const areaId = readRecordId(id, 'area', 'id');
    return this.shown(await this.changing.changeArea(viewer, areaId, input));
  }

  @Access('manage-delivery')
  @Mutation(() => DeliverySettingsType, {
    description:
      'Ends the delivery to an area (admin); what was ordered is still brought. Fails with NOT_FOUND or CONFLICT.',
  })
  async removeDeliveryArea(
    @Arg('id', () => ID, { description: 'Number of the area.' }) id: string,
    @Arg('expectedVersion', () => Int, {
      description: 'The version of the settings that was read.',
    })
    expectedVersion: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<DeliverySettingsType> {
    const areaId = readRecordId(id, 'area', 'id');
    return this.shown(await this.changing.removeArea(viewer, areaId, expectedVersion));
  }

  /** Without the days that are over, and those on which nothing differs. */
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
