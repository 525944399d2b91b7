/** What a mail says, before it is put into a form. All of it is text: nothing in it is markup. */
export interface Letter {
  subject: string;
  /** How it is signed. */
  from: string;
  /** What stands before the link. */
  paragraphs: string[];
  link?: string;
  /** What stands behind it. */
  afterLink?: string[];
  /** Another one, behind all that. */
  lastLink?: string;
}

/** A letter as plain text; its link has a line of its own. */
export function letterText(letter: Letter): string {
  const { paragraphs, link, afterLink = [], lastLink, from } = letter;
  const blocks = ['Hello,', ...paragraphs, link, ...afterLink, lastLink, from].filter(Boolean);
  return `${blocks.join('\n\n')}\n`;
}

/** A letter as a simple page: no pictures, nothing that is loaded from anywhere. */
export function letterHtml(letter: Letter): string {
  const { subject, paragraphs, link, afterLink = [], lastLink, from } = letter;
  const blocks = [
    ...['Hello,', ...paragraphs].map(paragraph),
    ...anchor(link),
    ...afterLink.map(paragraph),
    ...anchor(lastLink),
    paragraph(from),
  ];
  const head = `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`;
  return `<!doctype html>\n<html lang="en">${head}<body>\n${blocks.join('\n')}\n</body></html>\n`;
}

/** A text that shows in a page as it is, also within quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function anchor(link: string | undefined): string[] {
  return link ? [`<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`] : [];
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
