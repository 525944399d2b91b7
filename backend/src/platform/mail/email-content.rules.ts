import { DEFAULT_LANGUAGE, Language } from '../../kernel/language';

/** The content of an email, independent of its format. All fields are plain text without markup. */
export interface EmailContent {
  subject: string;
  /** The signature. */
  from: string;
  /** The language of its texts; English by default. */
  language?: Language;
  /** Shown before the tables and the link. */
  paragraphs: string[];
  tables?: EmailTable[];
  /** Links in place of paragraphs, such as to each of several products. */
  links?: EmailLink[];
  link?: string;
  /** The text of the link in HTML; by default the URL. */
  linkLabel?: string;
  /** Shown after the link. */
  afterLink?: string[];
  /** A second link at the end, such as for unsubscribing. */
  lastLink?: string;
  /** The message to a phone; absent in emails that only go to e-mail addresses. */
  toPhone?: PhoneText;
  /** The message to a browser; otherwise absent. */
  toDevice?: DeviceText;
}

/** A link with a text of its own. */
export interface EmailLink {
  text: string;
  url: string;
}

/** A message to a browser: the push endpoint, and the encrypted content to show. */
export interface DeviceText {
  endpoint: string;
  p256dh: string;
  auth: string;
  title: string;
  body: string;
  language: Language;
  /** The page opened by a click. */
  path: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  /** Deletes the subscription of a browser that no longer accepts messages. */
  onGone(): Promise<void>;
}

/** The content of a message to a phone. */
export interface PhoneText {
  text: string;
  /** The values in the text, for providers that send registered templates. */
  values: Record<string, string>;
}

/** A table under a heading, such as a bill. */
export interface EmailTable {
  heading: string;
  rows: EmailRow[];
}

/** A row: a text with an optional amount. */
export interface EmailRow {
  text: string;
  amount?: string;
  /** Whether the row is the total of the others. */
  isTotal?: boolean;
}

const GREETINGS: Record<Language, string> = { en: 'Hello,', hi: 'नमस्ते,', mr: 'नमस्कार,' };

/** Formats an email as plain text; the link is on its own line. */
export function emailText(content: EmailContent): string {
  const { paragraphs, links = [], tables = [], link, afterLink = [], lastLink, from } = content;
  const blocks = [
    greetingOf(content),
    ...paragraphs,
    ...links.map(({ text, url }) => `${text}\n${url}`),
    ...tables.map(tableText),
    link,
    ...afterLink,
    lastLink,
    from,
  ].filter(Boolean);
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Formats an email as HTML that all mail programs render alike: tables and inline styles, since many programs drop
 * everything else; no images and no external resources.
 */
export function emailHtml(content: EmailContent): string {
  const { subject, paragraphs, links = [], tables = [], afterLink = [], lastLink, from } = content;
  const blocks = [
    ...[greetingOf(content), ...paragraphs].map(paragraph),
    ...links.map(({ text, url }) => anchor(url, text)),
    ...tables.map(tableHtml),
    ...mainLink(content),
    ...afterLink.map(paragraph),
    ...(lastLink ? [anchor(lastLink)] : []),
    paragraph(from),
  ];
  return `<!doctype html>
<html lang="${content.language ?? DEFAULT_LANGUAGE}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background-color:#f4f2ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f4f2ea"><tr>
<td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background-color:#ffffff"><tr>
<td style="padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c2b1f;text-align:left">
${blocks.join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

/** Escapes a text for HTML, including attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function greetingOf({ language = DEFAULT_LANGUAGE }: EmailContent): string {
  return GREETINGS[language];
}

function tableText({ heading, rows }: EmailTable): string {
  const lines = rows.map(({ text, amount }) =>
    amount === undefined ? text : `${text}: ${amount}`,
  );
  return [heading, ...lines].join('\n');
}

function tableHtml({ heading, rows }: EmailTable): string {
  return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3;color:#1c2b1f">${escapeHtml(heading)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">
${rows.map(rowHtml).join('\n')}
</table>`;
}

function rowHtml({ text, amount, isTotal = false }: EmailRow): string {
  const style = isTotal
    ? 'padding:8px 0;border-top:1px solid #1c2b1f;font-weight:bold'
    : 'padding:4px 0';
  const cells =
    amount === undefined
      ? `<td colspan="2" style="${style}">\n${escapeHtml(text)}</td>`
      : `<td style="${style}">\n${escapeHtml(text)}</td>
<td align="right" style="${style};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td>`;
  return `<tr>${cells}</tr>`;
}

function mainLink({ link, linkLabel }: EmailContent): string[] {
  if (!link) return [];
  if (!linkLabel) return [anchor(link)];
  const style =
    'display:inline-block;padding:12px 20px;background-color:#1e6b37;color:#ffffff;font-weight:bold;text-decoration:none';
  return [
    `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(linkLabel)}</a></p>`,
  ];
}

function anchor(url: string, text = url): string {
  const style = `color:#1e6b37;word-break:${text === url ? 'break-all' : 'break-word'}`;
  return `<p style="margin:16px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a></p>`;
}

function paragraph(text: string): string {
  return `<p style="margin:16px 0">\n${escapeHtml(text)}</p>`;
}
