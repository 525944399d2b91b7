import { formatWindow } from '../../../shared/lib/ist-day';
import { type MessageRef, serverText } from '../../../shared/lib/server-text';
import { shortDayName } from '../../../shared/lib/short-day';

/**
 * The note of an order event in the current language. Only notes have days and delivery windows as placeholders, so
 * they are formatted here and not by `serverText`, which every page loads.
 */
export function noteText(note: string, message: MessageRef | null | undefined): string {
  const params = Object.fromEntries(
    Object.entries(message?.params ?? {}).map(([place, value]): [string, unknown] => [
      place,
      writtenValue(place, String(value)) ?? value,
    ]),
  );
  return serverText(note, message && { ...message, params });
}

function writtenValue(place: string, value: string): string | undefined {
  if (place.endsWith('Day')) return shortDayName(value);
  if (!place.endsWith('Window')) return undefined;
  const [start = 0, end = 0] = value.split('-').map(Number);
  return formatWindow(start, end);
}
