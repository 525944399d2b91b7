import type { SendMailOptions } from 'nodemailer';
import { emailHtml, emailText } from './email-content.rules';
import { OutgoingEmail } from './mail-transport';
import { oneLine } from './outside-text.rules';
import { readSender } from './sender.rules';

/** Converts an email to the options of nodemailer. */
export function messageOf(
  { recipient, content, key }: OutgoingEmail,
  from: string,
): SendMailOptions {
  const sender = readSender(from);
  return {
    // A retry after a lost answer has the same id, so mail programs recognise the duplicate.
    messageId: `<mail-${key}@${sender.address.replace(/^.*@/, '')}>`,
    from: sender,
    to: { name: '', address: recipient },
    subject: oneLine(content.subject),
    text: { raw: part('plain', emailText(content)) },
    html: { raw: part('html', emailHtml(content)) },
    // Suppresses out-of-office replies and mailing list answers.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * One MIME part of the email. nodemailer itself would encode lines of more than 76 characters as quoted-printable, which
 * breaks links for people who read the file, and writes = as =3D.
 */
function part(type: 'plain' | 'html', content: string): string {
  const lines = content.replaceAll('\n', '\r\n');
  const encoding = encodingOf(content);
  return [
    `Content-Type: text/${type}; charset=utf-8`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    encoding === 'base64' ? base64Lines(lines) : lines,
  ].join('\r\n');
}

/** Mail servers may break longer lines anywhere. */
const LONGEST_LINE_BYTES = 990;

function encodingOf(content: string): '7bit' | '8bit' | 'base64' {
  const isTooLong = (line: string) => Buffer.byteLength(line) > LONGEST_LINE_BYTES;
  if (content.split('\n').some(isTooLong)) return 'base64';
  return Buffer.byteLength(content) === content.length ? '7bit' : '8bit';
}

function base64Lines(content: string): string {
  return Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n');
}
