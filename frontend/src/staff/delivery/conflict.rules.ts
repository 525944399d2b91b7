import { t } from '@lingui/core/macro';

import type { Weekday } from '../../generated/graphql';
import { formatCalendarDay } from '../../shared/lib/ist-time';
import { formatPaise } from '../../shared/lib/format-price';
import { listPinCodes } from './pin-codes.rules';
import { describeWindow, inputOfWindow, type WindowFields } from './window-form.rules';
import { weekdayName } from './weekday-name';

/** The prices of delivery. */
export interface Terms {
  feePaise: number;
  freeFromPaise: number | null;
  minimumOrderPaise: number;
}

/** A part of the settings in a CONFLICT: a day, a weekday, the terms or an area. */
export interface SettingsPart extends Partial<Terms> {
  date?: string;
  weekday?: Weekday;
  isClosed?: boolean;
  reason?: string | null;
  windows?: WindowFields[];
  name?: string;
  pinCodes?: string[];
  terms?: Terms | null;
  keepsReturnFee?: boolean;
}

/** One part with concurrent changes: the stored and the submitted values; `mine` is undefined for a removal. */
export interface Clash {
  stored: SettingsPart;
  mine: SettingsPart | undefined;
}

/** The parts with concurrent changes, and the version of the stored values. */
export interface DeliveryConflict {
  version: number;
  clashes: Clash[];
}

/**
 * Reads the details of a CONFLICT. A part that is stored as submitted is no clash: somebody made the same change, or
 * the response to this one was lost.
 */
export function readConflict(details: unknown): DeliveryConflict | undefined {
  const { current, submitted } = (details ?? {}) as {
    current?: { version: number; parts: SettingsPart[] };
    submitted?: SettingsPart;
  };
  if (!current || !submitted) return undefined;
  const clashes = current.parts
    .map((stored) => ({ stored, mine: changed(stored, submitted) }))
    .filter(({ stored, mine }) => !mine || contentOf(stored) !== contentOf(mine));
  return { version: current.version, clashes };
}

/** The submitted state of a part. Removing an area submits no values. */
function changed(stored: SettingsPart, submitted: SettingsPart): SettingsPart | undefined {
  if (Object.keys(submitted).length === 0) return undefined;
  const { date, weekday } = stored;
  return {
    ...stored,
    ...submitted,
    ...(date !== undefined && { date }),
    ...(weekday !== undefined && { weekday }),
  };
}

/** The values of a part, in a fixed order. */
function contentOf(part: SettingsPart): string {
  const { isClosed = false, reason, windows = [], name, pinCodes, keepsReturnFee } = part;
  return JSON.stringify([
    ...[isClosed, reason, name, pinCodes, termsOf(part), part.terms && termsOf(part.terms)],
    keepsReturnFee,
    windows.map((window) => Object.values(inputOfWindow(window))),
  ]);
}

const termsOf = ({ feePaise, freeFromPaise, minimumOrderPaise }: Partial<Terms>) => [
  feePaise,
  freeFromPaise,
  minimumOrderPaise,
];

/** The name of a part. */
export function namePart({ date, weekday, name }: SettingsPart): string {
  if (date) return formatCalendarDay(date);
  if (weekday) return weekdayName(weekday);
  return name ?? t`Fees and minimum order`;
}

/** The values of a part, line by line. */
export function describePart(part: SettingsPart | undefined): string[] {
  if (!part) return [t`Removed`];
  const { isClosed, reason, windows, name, pinCodes, terms, feePaise, keepsReturnFee } = part;
  const lines: string[] = [];
  if (isClosed) lines.push(t`Closed`);
  if (reason) lines.push(reason);
  if (windows && !isClosed) lines.push(...describeWindows(part.date, windows));
  if (name) lines.push(name);
  if (pinCodes) lines.push(listPinCodes(pinCodes));
  if (feePaise !== undefined)
    lines.push(
      ...describeTerms({
        feePaise,
        freeFromPaise: part.freeFromPaise ?? null,
        minimumOrderPaise: part.minimumOrderPaise ?? 0,
      }),
    );
  if (keepsReturnFee !== undefined) lines.push(describeReturnFee(keepsReturnFee));
  if (terms) lines.push(...describeTerms(terms));
  if (terms === null) lines.push(t`The general fees`);
  return lines;
}

function describeWindows(date: string | undefined, windows: WindowFields[]): string[] {
  if (windows.length > 0) return windows.map(describeWindow);
  return [date ? t`As its weekday` : t`No delivery`];
}

/** Describes the fee of a returned order. */
export const describeReturnFee = (keepsReturnFee: boolean): string =>
  keepsReturnFee ? t`Kept when an order is returned` : t`Paid back when an order is returned`;

/** Describes fee, free delivery and minimum order. */
export function describeTerms({ feePaise, freeFromPaise, minimumOrderPaise }: Terms): string[] {
  const fee = formatPaise(feePaise);
  const from = formatPaise(freeFromPaise ?? 0);
  const least = formatPaise(minimumOrderPaise);
  return [
    feePaise === 0 ? t`Delivery is free` : t`Delivery costs ${fee}`,
    ...(freeFromPaise === null ? [] : [t`Free from ${from}`]),
    ...(minimumOrderPaise > 0 ? [t`Minimum order ${least}`] : []),
  ];
}
