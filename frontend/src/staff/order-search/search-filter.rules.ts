import type {
  OrderSearchFilter,
  OrderSort,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '../../generated/graphql';
import { boardStatuses } from '../board/board.rules';
import { inOrder, readList, type ListChange } from '../kit/list-url.rules';

export const paymentStatuses: readonly PaymentStatus[] = [
  'PENDING',
  'SUCCESS',
  'FAILED',
  'REFUNDED',
];
export const paymentMethods: readonly PaymentMethod[] = ['CARD', 'CASH_ON_DELIVERY'];
const sorts: readonly OrderSort[] = ['NEWEST', 'OLDEST', 'DELIVERY_FIRST', 'DELIVERY_LAST'];

/** Texts and days, by the names that both the query and the download of orders use. */
const textNames = [
  ...['text', 'number', 'phone', 'name', 'customerId', 'product', 'productId'],
  ...['deliveryFrom', 'deliveryTo', 'placedFrom', 'placedTo'],
] as const;
const flagNames = ['isLate', 'hasFailedRefund'] as const;

/** The filter in the URL. Unknown or empty values are ignored. */
export function readSearchFilter(parameters: URLSearchParams): OrderSearchFilter {
  const texts = textNames.flatMap((name) => {
    const text = parameters.get(name)?.trim();
    return text ? [[name, text] as const] : [];
  });
  const flags = flagNames.flatMap((name) =>
    parameters.get(name) === 'true' ? [[name, true] as const] : [],
  );
  const minute = Number(parameters.get('slotStartMinutes') || NaN);
  const statuses = readList(parameters, 'statuses', boardStatuses);
  const money = readList(parameters, 'paymentStatuses', paymentStatuses);
  const [method] = readList(parameters, 'paymentMethod', paymentMethods);
  const given = Object.fromEntries<string>(texts);
  const [deliveryFrom, deliveryTo] = inOrder(given['deliveryFrom'], given['deliveryTo']);
  const [placedFrom, placedTo] = inOrder(given['placedFrom'], given['placedTo']);
  return {
    ...given,
    ...Object.fromEntries(flags),
    ...(deliveryFrom && { deliveryFrom }),
    ...(deliveryTo && { deliveryTo }),
    ...(placedFrom && { placedFrom }),
    ...(placedTo && { placedTo }),
    ...(Number.isInteger(minute) && { slotStartMinutes: [minute] }),
    ...(statuses.length > 0 && { statuses }),
    ...(money.length > 0 && { paymentStatuses: money }),
    ...(method && { paymentMethod: method }),
  };
}

/** The sort order in the URL. */
export const readSort = (parameters: URLSearchParams): OrderSort =>
  sorts.find((sort) => sort === parameters.get('sort')) ?? 'NEWEST';

/** The query string for downloading the found orders. */
export const downloadOf = (filter: OrderSearchFilter): string =>
  new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [name, String(value)]),
  ).toString();

/** The raw form of the filter. */
export interface SearchForm {
  text: string;
  product: string;
  deliveryFrom: string;
  deliveryTo: string;
  /** The start of the slot, such as 17:00. */
  slot: string;
  placedFrom: string;
  placedTo: string;
  paymentMethod: string;
  statuses: OrderStatus[];
  paymentStatuses: PaymentStatus[];
}

export function formOfFilter(filter: OrderSearchFilter): SearchForm {
  const [minute] = filter.slotStartMinutes ?? [];
  return {
    text: filter.text ?? '',
    product: filter.product ?? '',
    deliveryFrom: filter.deliveryFrom ?? '',
    deliveryTo: filter.deliveryTo ?? '',
    slot: minute === undefined ? '' : timeOf(minute),
    placedFrom: filter.placedFrom ?? '',
    placedTo: filter.placedTo ?? '',
    paymentMethod: filter.paymentMethod ?? '',
    statuses: [...(filter.statuses ?? [])],
    paymentStatuses: [...(filter.paymentStatuses ?? [])],
  };
}

/** The changes of the URL for a submitted form. */
export function changeOfForm({ slot, ...form }: SearchForm): ListChange {
  return { ...form, slotStartMinutes: minuteOf(slot) };
}

/** The number of conditions apart from the text, which is always visible. */
export const countMore = (form: SearchForm): number =>
  (Object.keys(form) as (keyof SearchForm)[]).filter(
    (name) => name !== 'text' && form[name].length > 0,
  ).length;

function timeOf(minuteOfDay: number): string {
  const [hour, minute] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function minuteOf(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  return hour === undefined || minute === undefined ? '' : String(hour * 60 + minute);
}
