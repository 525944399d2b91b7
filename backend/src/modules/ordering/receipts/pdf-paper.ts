import PdfDocument from 'pdfkit';
import type { Language } from '../../../kernel/language';

/** The site's own text font, Latin and Devanagari with the rupee sign: the built-in fonts of PDF have no '₹'. */
const FONTS = {
  regular: require.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf'),
};
export type FontName = keyof typeof FONTS;

/** The colours of the shop on paper. */
export const INK = '#1d2b22';
export const SOFT = '#5d6b62';
export const LEAF = '#1b7a43';
export const MINT = '#e9f5ec';
export const LINE = '#d9ddd4';
export const TAMATAR = '#c23a27';

/** All measures are in points (1/72 inch); A4 is 595 x 842 points. */
export const LEFT = 48;
export const WIDTH = 595.28 - 2 * LEFT;
const TOP = 48;
const BOTTOM = 841.89 - 64;
const FOOT = 841.89 - 48;

/** The typography of a text. */
export interface TextStyle {
  x?: number;
  width?: number;
  size?: number;
  font?: FontName;
  color?: string;
  align?: 'left' | 'right';
}

/** Settings that all pages of a document share. */
export interface PaperSettings {
  title: string;
  author: string;
  createdAt: Date;
  /** Head of the pages after the first one. */
  continuedHead: string;
  foot: string;
  language: Language;
  numbering(page: number, pageCount: number): string;
}

/** Pages that are filled from top to bottom; a new page begins when the next element does not fit. */
export class PdfPaper {
  /** The position of the next element. */
  y = TOP;
  private readonly pdf: PDFKit.PDFDocument;
  private readonly bytes: Promise<Buffer>;

  constructor(private readonly settings: PaperSettings) {
    const { title, author, createdAt, language } = settings;
    this.pdf = new PdfDocument({
      size: 'A4',
      // Otherwise pdfkit starts with a built-in font of PDF, from a file that the bundled server does not have.
      font: FONTS.regular,
      // All texts are positioned absolutely; with margins, a text at the foot would start a new page.
      margin: 0,
      bufferPages: true,
      lang: `${language}-IN`,
      displayTitle: true,
      // The same receipt is the same file, whenever it is drawn.
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
    for (const [name, path] of Object.entries(FONTS)) this.pdf.registerFont(name, path);
    this.bytes = collect(this.pdf);
  }

  /** Sets a text at the given height, without advancing; returns its height. */
  text(content: string, y: number, style: TextStyle = {}): number {
    const { x = LEFT, width = WIDTH, size = 9.5, font = 'regular', color = INK, align } = style;
    this.pdf.font(font).fontSize(size).fillColor(color);
    this.pdf.text(content, x, y, { width, align, lineGap: LINE_GAP });
    return this.pdf.y - y;
  }

  heightOf(content: string, { width = WIDTH, size = 9.5, font = 'regular' }: TextStyle): number {
    return this.pdf.font(font).fontSize(size).heightOfString(content, { width, lineGap: LINE_GAP });
  }

  line(y: number, color = LINE, x = LEFT, width = WIDTH): void {
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  }

  panel(y: number, height: number, color: string, x = LEFT, width = WIDTH): void {
    this.pdf.roundedRect(x, y, width, height, 6).fill(color);
  }

  /** Starts a new page if an element of this height does not fit; returns whether it did. */
  ensureRoom(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.pdf.addPage();
    this.text(this.settings.continuedHead, TOP, { color: SOFT, size: 8.5 });
    this.y = TOP + 24;
    return true;
  }

  /** Numbers the pages and ends the document. */
  async finish(): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.pdf.switchToPage(index);
      this.line(FOOT - 8);
      this.text(this.settings.foot, FOOT, { size: 8, color: SOFT });
      const numbering = this.settings.numbering(index + 1, count);
      this.text(numbering, FOOT, { size: 8, color: SOFT, align: 'right' });
    }
    this.pdf.end();
    return this.bytes;
  }
}

/** Mukta's own line height leaves more space than a table needs. */
const LINE_GAP = -2;

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
