import { t } from '@lingui/core/macro';

/** The first match counts, because other browsers also contain the names Chrome and Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const longestName = 60;

const firstFit = (list: typeof browsers, text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** A readable name for a User-Agent header, such as 'Firefox on Windows'; unchanged for other programs. */
export function nameUserAgent(userAgent: string | null): string {
  const text = userAgent?.trim() ?? '';
  if (text === '') return t`Unknown browser`;
  if (!text.startsWith('Mozilla/'))
    return text.length > longestName ? `${text.slice(0, longestName)}…` : text;
  const browser = firstFit(browsers, text) ?? t`Browser`;
  const system = firstFit(systems, text);
  return system ? t`${browser} on ${system}` : browser;
}
