import type { SendMailOptions } from 'nodemailer';
import { letterHtml, letterText } from './letter.rules';
import { AddressedLetter } from './mail-transport';
import { readSender } from './sender.rules';

/** A letter as nodemailer takes it. */
export function messageOf({ recipient, letter }: AddressedLetter, from: string): SendMailOptions {
  return {
    from: readSender(from),
    to: { name: '', address: recipient },
    subject: letter.subject,
    text: { raw: part('plain', letterText(letter)) },
    html: { raw: part('html', letterHtml(letter)) },
    // Nobody's holiday answers this, and no list does.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * One form of the letter, as it is. nodemailer itself would put lines of more than 76 letters into quoted-printable,
 * which breaks a link where a person reads the file, and writes its = as =3D.
 */
function part(type: 'plain' | 'html', content: string): string {
  const isAscii = Buffer.byteLength(content) === content.length;
  return [
    `Content-Type: text/${type}; charset=utf-8`,
    `Content-Transfer-Encoding: ${isAscii ? '7bit' : '8bit'}`,
    '',
    content.replaceAll('\n', '\r\n'),
  ].join('\r\n');
}
