import { ownPicture } from './pictures/illustration.rules';
import { addDays, isCalendarDate, istInstant } from '../../../kernel/ist';
import type { Message } from '../../../kernel/message';
import { MAX_PRICE_PAISE, paiseToRupees, rupeesToPaise } from '../../../kernel/money';
import { catalogueMessages } from '../catalogue.messages';
import { isBarcode } from './barcode.rules';
import { FSSAI_LICENCE } from './fssai.rules';
import { GST_RATES, isHsn } from './gst.rules';
import { isImageAddress } from './image-address.rules';
import {
  LONGEST_ALT,
  MOST_MORE_PICTURES,
  haveAddresses,
  haveRoom,
  haveShortTexts,
  readPictures,
  storedPictures,
} from './pictures/more-pictures.rules';

/** Why a cell of a file is invalid. */
export class CellProblem {
  constructor(readonly reason: Message) {}
}

/** Reads a trimmed cell; undefined keeps the product's value. */
export type CellReader<Value> = (cell: string) => Value | CellProblem | undefined;

/** A text that may be empty. */
export const text: CellReader<string> = (cell) => cell;

/** A required text. */
export const requiredText: CellReader<string> = (cell) =>
  cell === '' ? new CellProblem(catalogueMessages.cellRequired()) : cell;

/** An optional text. */
export const optionalText: CellReader<string | null> = (cell) => cell || null;

/** Rupees, as paise. */
export const price: CellReader<number> = (cell) => {
  const paise = rupeesToPaise(bareNumber(cell));
  return paise && paise <= MAX_PRICE_PAISE ? paise : new CellProblem(catalogueMessages.cellPrice());
};

/** A number in program syntax: without currency and thousands separators. */
function bareNumber(cell: string): string {
  const bare = cell.replace(/^(?:₹|rs\.?|inr)\s*/i, '').replace(/\/-$/, '');
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(bare)) return bare.replaceAll(',', '');
  return bare.replace(/^(\d+),(\d{1,2})$/, '$1.$2'); // a decimal comma
}

/** An optional price in rupees, as paise. */
export const optionalPrice: CellReader<number | null> = (cell) =>
  cell === '' ? null : price(cell);

/** A number of pieces. */
export function wholeNumber(max: number): CellReader<number> {
  return (cell) => {
    if (cell === '') return undefined;
    return /^\d{1,9}$/.test(cell) && Number(cell) <= max
      ? Number(cell)
      : new CellProblem(catalogueMessages.cellWholeNumber({ most: max }));
  };
}

/** An optional number. */
export function optionalNumber(max: number): CellReader<number | null> {
  return (cell) => {
    if (cell === '') return null;
    return /^[1-9]\d{0,8}$/.test(cell) && Number(cell) <= max
      ? Number(cell)
      : new CellProblem(catalogueMessages.cellWholeNumberOrNothing({ most: max }));
  };
}

/** The address of a picture: a code point means one of the shop's own, an address is unchanged. */
export const pictureUrl: CellReader<string> = (cell) => {
  if (cell === '') return undefined;
  if (/^[0-9a-f]{4,6}(-[0-9a-f]{4,6})*$/.test(cell)) return `/media/food/${cell}.webp`;
  return isImageAddress(cell) ? ownPicture(cell) : new CellProblem(catalogueMessages.cellPicture());
};

/** Further pictures, in stored form. */
export const morePictures: CellReader<string | null> = (cell) => {
  const pictures = readPictures(cell);
  if (pictures.length > MOST_MORE_PICTURES || !haveAddresses(pictures) || !haveRoom(pictures))
    return new CellProblem(catalogueMessages.cellPictures({ most: MOST_MORE_PICTURES }));
  return haveShortTexts(pictures)
    ? storedPictures(pictures)
    : new CellProblem(catalogueMessages.cellPictureTexts({ most: LONGEST_ALT }));
};

/** The column of the green or brown dot. */
export const vegMark: CellReader<boolean | null> = (cell) => {
  if (cell === '') return null;
  if (/^(yes|true|1|veg|vegetarian)$/i.test(cell)) return true;
  return /^(no|false|0|non-?veg|non-?vegetarian)$/i.test(cell)
    ? false
    : new CellProblem(catalogueMessages.cellYesOrNo());
};

/** Whether a product is hidden from customers. */
export const hiddenMark: CellReader<boolean | null> = (cell) => {
  if (cell === '') return null;
  if (/^(yes|true|1|hidden)$/i.test(cell)) return true;
  return /^(no|false|0)$/i.test(cell) ? false : new CellProblem(catalogueMessages.cellYesOrNo());
};

/**
 * An optional instant. Without a time zone it is a time in India.
 * @param daysLater 0 if a day without a time means its first minute, 1 if it means its end
 */
export function instantOf(daysLater: 0 | 1): CellReader<Date | null> {
  return (cell) => {
    if (cell === '') return null;
    const [, day = '', time, zone] = INSTANT.exec(cell) ?? [];
    if (!isCalendarDate(day) || day < '2000-01-01' || day >= '2100-01-01') return noInstant();
    if (!time) return istInstant(addDays(day, daysLater), 0);
    const instant = new Date(`${day}T${time}${zone ?? '+05:30'}`);
    return Number.isNaN(instant.getTime()) ? noInstant() : instant;
  };
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

function noInstant(): CellProblem {
  return new CellProblem(catalogueMessages.cellInstant());
}

/** An instant in UTC. */
export function writtenInstant(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

/** The number under the bars of a pack. */
export const barcode: CellReader<string | null> = (cell) => {
  if (cell === '') return null;
  return isBarcode(cell) ? cell : new CellProblem(catalogueMessages.cellBarcode());
};

/** A rate of GST in percent, as basis points. */
export const gstRate: CellReader<number | null> = (cell) => {
  if (cell === '') return null;
  const percent = /^(\d{1,2})(?:\.0{1,2})? ?%?$/.exec(cell)?.[1];
  const basisPoints = Number(percent) * 100;
  return GST_RATES.includes(basisPoints)
    ? basisPoints
    : new CellProblem(catalogueMessages.cellGstRate({ percents: GST_PERCENTS }));
};

const GST_PERCENTS = GST_RATES.map(writtenGstRate).join(', ');

/** The code by which the tax office knows a kind of goods. */
export const hsn: CellReader<string | null> = (cell) => {
  if (cell === '') return null;
  return isHsn(cell) ? cell : new CellProblem(catalogueMessages.cellHsn());
};

/** The licence number on a pack of food. */
export const fssaiLicence: CellReader<string | null> = (cell) => {
  if (cell === '') return null;
  return FSSAI_LICENCE.test(cell) ? cell : new CellProblem(catalogueMessages.cellFssaiLicence());
};

/** Paise, in rupees. */
export function writtenPrice(paise: number): number {
  return paiseToRupees(paise);
}

/** Paise of an optional price, in rupees. */
export function writtenOptionalPrice(paise: number | null): number | null {
  return paise === null ? null : paiseToRupees(paise);
}

/** A rate of GST, in percent. */
export function writtenGstRate(basisPoints: number | null): number | null {
  return basisPoints === null ? null : basisPoints / 100;
}

/** Yes, no or nothing, in the form that `vegMark` and `hiddenMark` read. */
export function writtenMark(mark: boolean | null): string | null {
  if (mark === null) return null;
  return mark ? 'yes' : 'no';
}
